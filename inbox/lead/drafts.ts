/** Notes being written, by lead: a session that ends, another's change or a look at the list loses none. They are in memory only. */
const drafts = new Map<string, string>();
let author = '';

export const draftOf = (leadId: string) => drafts.get(leadId) ?? '';

export function keepDraft(leadId: string, text: string): void {
  if (text === '') drafts.delete(leadId);
  else drafts.set(leadId, text);
}

/** Throws away what another account has written in this tab. @param email who has signed in; none where somebody signed out */
export function clearDraftsUnlessOf(email: string): void {
  if (email !== author) drafts.clear();
  author = email;
}

/** Unsaved notes by lead, in memory. They outlive the end of a session and navigation. */
const drafts = new Map<string, string>();
let author = '';

export const draftOf = (leadId: string) => drafts.get(leadId) ?? '';
export const keepDraft = (leadId: string, text: string) => drafts.set(leadId, text);

/** Clears the drafts of another account. @param email the account that signed in; empty after signing out */
export function clearDraftsUnlessOf(email: string): void {
  if (email !== author) drafts.clear();
  author = email;
}

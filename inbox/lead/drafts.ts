/** Unsaved notes by lead id. They survive an expired session, but no reload or sign-out. */
const drafts = new Map<string, string>();
let author = '';

export const getDraft = (leadId: string) => drafts.get(leadId) ?? '';
export const saveDraft = (leadId: string, text: string) => drafts.set(leadId, text);

/** Clears the drafts of the previous author. @param email the author, or '' after a sign-out */
export function setDraftAuthor(email: string): void {
  if (email !== author) drafts.clear();
  author = email;
}

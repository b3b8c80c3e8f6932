import type { NextStep } from '../../server/inbox/api.ts';
import { createStore } from '../shared/store.ts';

/** `originalStep`: the next step when the user began to write `nextStep`. */
type Draft = { note?: string; nextStep?: NextStep; originalStep?: NextStep | null };
type Drafts = Record<string, Draft>;

const STORAGE_KEY = 'inbox-drafts';
const stored: { author: string; drafts: Drafts } = JSON.parse(
  sessionStorage.getItem(STORAGE_KEY) ?? '{"author":"","drafts":{}}',
);

/** Unsaved input, keyed by lead id. The tab keeps it until its author signs out. */
const drafts = createStore(stored.drafts);
let { author } = stored;

export const getDraft = (leadId: string): Draft => drafts.get()[leadId] ?? {};
export const useDraft = (leadId: string): Draft => drafts.use()[leadId] ?? {};
export const saveDraft = (leadId: string, changes: Draft) =>
  setDrafts({ ...drafts.get(), [leadId]: { ...getDraft(leadId), ...changes } });

export const deleteDrafts = (): void => setDraftAuthor('');

/** Deletes drafts of another author. */
export function setDraftAuthor(email: string): void {
  if (email === author) return;
  author = email;
  setDrafts({});
}

function setDrafts(next: Drafts): void {
  drafts.set(next);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ author, drafts: next }));
  } catch {
    // If storage is full, the drafts stay in memory until a reload.
  }
}

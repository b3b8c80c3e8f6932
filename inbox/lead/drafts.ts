import type { NextStep } from '../../server/inbox/api.ts';
import { createStore } from '../shared/store.ts';

type Draft = { note?: string; nextStep?: NextStep };

/** Unsaved input by lead id. Survives an expired session, but not a reload or sign-out. */
const drafts = createStore<Record<string, Draft>>({});
let author = '';

export const getDraft = (leadId: string): Draft => drafts.get()[leadId] ?? {};
export const useDraft = (leadId: string): Draft => drafts.use()[leadId] ?? {};
export const saveDraft = (leadId: string, changes: Draft) =>
  drafts.set({ ...drafts.get(), [leadId]: { ...getDraft(leadId), ...changes } });

/** @param email the signed-in user, or '' after a sign-out */
export function keepOnlyDraftsBy(email: string): void {
  if (email !== author) drafts.set({});
  author = email;
}

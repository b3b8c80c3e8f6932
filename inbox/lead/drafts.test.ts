// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';

/** Runs the script again, as a reload of the page does. */
async function reload() {
  vi.resetModules();
  return import('./drafts.ts');
}
// Other test files share the loaded module, which keeps a draft.
afterAll(() => void vi.resetModules());

test('drafts survive a reload, but not a sign-out or another user', async () => {
  let drafts = await reload();
  drafts.setDraftAuthor('ada@desk.example');
  drafts.saveDraft('lead-1', { note: 'Call on Monday' });
  drafts = await reload();
  drafts.setDraftAuthor('ada@desk.example');
  expect(drafts.getDraft('lead-1')).toEqual({ note: 'Call on Monday' });
  for (const email of ['bob@desk.example', '']) {
    drafts.saveDraft('lead-1', { note: 'Call on Monday' });
    drafts = await reload();
    drafts.setDraftAuthor(email);
    expect(drafts.getDraft('lead-1')).toEqual({});
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Monday');
  }
});

test('a draft stays on the page if storage is full', async () => {
  const { getDraft, saveDraft } = await reload();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  saveDraft('lead-1', { note: 'Call on Monday' });
  expect(getDraft('lead-1')).toEqual({ note: 'Call on Monday' });
});

// @vitest-environment jsdom
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

const sendLead = vi.hoisted(() => vi.fn());
vi.mock('../../client/client-config.ts', () => ({ clientConfig: () => ({ leadApi: {} }) }));
vi.mock('./send.ts', async (original) => ({
  ...(await original<typeof import('./send.ts')>()),
  sendLead,
}));

// Test files of a worker share loaded modules, with or without the mocks.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { submitLead } = await import('./submit-lead.ts');
const submit = (onSent?: () => void, honeypot = '') =>
  submitLead('newsletter', { email: 'ana@example.com' }, honeypot, onSent);

test('if `onSent` throws, the lead is not queued, because it was already sent', async () => {
  sendLead.mockResolvedValueOnce('OK');
  const thrown: unknown[] = [];
  const onException = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', onException);
  onTestFinished(() => void process.off('uncaughtException', onException));
  const failure = new Error('in onSent');
  const onSent = vi.fn(() => {
    throw failure;
  });
  expect(await submit(onSent)).toBe('sent');
  await vi.waitFor(() => expect(thrown).toEqual([failure]));
  expect(onSent).toHaveBeenCalledWith('OK');
  expect(localStorage).toHaveLength(0);
});

test('a lead that cannot be sent is queued, and the error is logged without personal data', async () => {
  onTestFinished(() => localStorage.clear());
  sendLead.mockImplementationOnce(() => {
    throw new Error('The template ID is required.');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await submit()).toBe('queued');
  expect(warn.mock.calls).toEqual([['A lead could not be sent.', 'The template ID is required.']]);
  expect(localStorage.getItem('leadOutbox')).toContain('ana@example.com');
});

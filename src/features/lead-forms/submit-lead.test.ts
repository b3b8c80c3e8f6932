// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { submitLead } from './submit-lead.ts';

vi.mock('../../client/client-config.ts', () => ({ clientConfig: () => ({ leadApi: {} }) }));
vi.mock('./send.ts', async (original) => ({
  ...(await original<typeof import('./send.ts')>()),
  sendLead: async () => 'OK',
}));

test('an exception in `onSent` does not queue the lead, which was sent', async () => {
  const thrown: unknown[] = [];
  const onException = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', onException);
  onTestFinished(() => void process.off('uncaughtException', onException));
  const failure = new Error('in onSent');
  const onSent = vi.fn(() => {
    throw failure;
  });
  expect(await submitLead('newsletter', { email: 'ana@example.com' }, '', onSent)).toBe('sent');
  await vi.waitFor(() => expect(thrown).toEqual([failure]));
  expect(onSent).toHaveBeenCalledWith('OK');
  expect(localStorage).toHaveLength(0);
});

import { onTestFinished } from 'vitest';
import { startDesk } from './desk-process.ts';

/** A desk that is stopped after the test. */
export async function ownDesk(...parameters: Parameters<typeof startDesk>) {
  const desk = await startDesk(...parameters);
  onTestFinished(desk.stop);
  return desk;
}

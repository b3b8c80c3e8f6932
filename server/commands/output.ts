import { UsageError } from './arguments.ts';

/** Where a command writes. */
export type Output = {
  /** Results. Resolves when more can be written, so that a slow reader does not fill memory. */
  write: (text: string) => Promise<void>;
  /** A sentence for the person at the keyboard. */
  report: (sentence: string) => void;
  /** How far long work has come; shown in one line that changes, and only on a terminal. */
  progress: (text: string) => void;
  /** Whether npm has written lines of its own to where results go, and that is no terminal. */
  npmTalks?: boolean;
};

export const terminalOutput: Output = {
  // Of this script's own run: a test that npm started may start this program itself.
  npmTalks: process.env['npm_lifecycle_event'] === 'leads' && process.env['npm_config_loglevel'] !== 'silent' && !process.stdout.isTTY,
  write: (text) =>
    new Promise((resolve) => {
      if (process.stdout.write(text)) resolve();
      else process.stdout.once('drain', resolve);
    }),
  report: (sentence) => {
    terminalOutput.progress('');
    process.stderr.write(`${sentence}\n`);
  },
  progress: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
  },
};

/** npm writes lines of its own before a script's, which no program that reads CSV or JSON expects. @throws UsageError */
export function refuseNpmsLines({ npmTalks }: Output, ...instead: string[]): void {
  if (npmTalks) throw new UsageError(`npm writes lines of its own into what is redirected: ${[...instead, 'call it by npm run -s'].join(', or ')}.`);
}

import { UsageError } from './command.ts';

export type Output = {
  write: (text: string) => Promise<void>;
  report: (sentence: string) => void;
  /** Whether npm writes lines of its own into redirected results. */
  npmTalks?: boolean;
};

export const terminalOutput: Output = {
  // Tests that npm started may start this program.
  npmTalks:
    process.env['npm_lifecycle_event'] === 'leads' &&
    process.env['npm_config_loglevel'] !== 'silent' &&
    !process.stdout.isTTY,
  write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  report: (sentence) => void process.stderr.write(`${sentence}\n`),
};

export function refuseNpmsLines({ npmTalks }: Output, ...instead: string[]) {
  if (npmTalks)
    throw new UsageError(
      `npm writes lines of its own into what is redirected: ${[...instead, 'call it by npm run -s'].join(', or ')}.`,
    );
}

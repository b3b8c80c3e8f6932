import { UsageError } from './command.ts';

export type Output = {
  /** Writes results to standard output. */
  write: (text: string) => Promise<void>;
  /** Writes a sentence for the user to standard error. */
  report: (line: string) => void;
  npmAddsLines?: boolean;
};

export const terminalOutput: Output = {
  // The script's name matters, because `npm test` sets these variables too.
  npmAddsLines:
    process.env['npm_lifecycle_event'] === 'leads' &&
    process.env['npm_config_loglevel'] !== 'silent' &&
    !process.stdout.isTTY,
  write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  report: (line) => void process.stderr.write(`${line}\n`),
};

export function failIfNpmAddsLines({ npmAddsLines }: Output, ...alternatives: string[]) {
  if (npmAddsLines)
    throw new UsageError(
      `npm adds its own lines to redirected output. Use ${[...alternatives, 'npm run -s'].join(' or ')}.`,
    );
}

export const tableRow = (widths: number[], cells: readonly string[]) =>
  `${cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd()}\n`;

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { findChromium } from '../scripts/chromium.ts';

type Table = readonly object[];
export type Measured = { command: string; date: string; rows: Table };

/** Rows as a Markdown table. */
function markdown(rows: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: unknown[]) => `| ${cells.map((cell) => String(cell ?? '')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(columns.map((column) => (row as Record<string, unknown>)[column])))].join('\n');
}

/** The machine in one line. */
function machine(): string {
  const [processor] = os.cpus();
  const system = /^PRETTY_NAME="(.*)"$/m.exec(readIfThere('/etc/os-release'))?.[1] ?? os.platform();
  const chromium = spawnSync(findChromium() ?? 'chromium', ['--version', '--no-sandbox'], { encoding: 'utf8' }).stdout?.trim() || 'no Chromium';
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${processor?.model.trim()}, ${os.cpus().length} cores, ${memory} GB; ${system}; Node ${process.versions.node}; ${chromium}`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** `bench/RESULTS.md`: the figures against what they are to reach, then each table with when and how it was taken. */
export function results(verdicts: Table, measured: Record<string, Measured>): string {
  const sections = Object.entries(measured).map(([name, { command, date, rows }]) => `## ${name}\n\n\`${command}\`, ${date}\n\n${markdown(rows)}\n`);
  return `# Figures

Written by \`npm run bench\`. Each bench compares within its own run; absolute times are those of this machine:
${machine()}.

${markdown(verdicts)}

${sections.join('\n')}`;
}

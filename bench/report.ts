import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { findChromium } from '../scripts/chromium.ts';

type Table = readonly object[];
export type BenchResult = { command: string; date: string; rows: Table };

function formatTable(rows: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const toRow = (cells: unknown[]) => `| ${cells.map((cell) => String(cell ?? '')).join(' | ')} |`;
  return [
    toRow(columns),
    toRow(columns.map(() => '---')),
    ...rows.map((row) => toRow(columns.map((column) => (row as Record<string, unknown>)[column]))),
  ].join('\n');
}

function describeMachine(): string {
  const [processor] = os.cpus();
  const system =
    /^PRETTY_NAME="(.*)"$/m.exec(readIfPresent('/etc/os-release'))?.[1] ?? os.platform();
  const chromium =
    spawnSync(findChromium() ?? 'chromium', ['--version', '--no-sandbox'], {
      encoding: 'utf8',
    }).stdout?.trim() || 'no Chromium';
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${processor?.model.trim()}, ${os.cpus().length} cores, ${memory} GB; ${system}; Node ${process.versions.node}; ${chromium}`;
}

function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the text of `bench/RESULTS.md`: figures with targets, then one table per bench. */
export function resultsMarkdown(comparison: Table, results: Record<string, BenchResult>): string {
  const sections = Object.entries(results).map(
    ([name, { command, date, rows }]) =>
      `## ${name}\n\n\`${command}\`, ${date}\n\n${formatTable(rows)}\n`,
  );
  return `# Measurements

\`npm run bench\` writes this file. Compare figures within one bench only. Absolute times are from this machine:
${describeMachine()}.

${formatTable(comparison)}

${sections.join('\n')}`;
}

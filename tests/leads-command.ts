import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Runs the owner's command line as a program of its own. */
export function runLeadsCommand(env: Record<string, string>, ...args: string[]): { code: number | null; out: string; report: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/leads.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  return { code: status, out: stdout, report: stderr };
}

/** A folder that goes when the test ends. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

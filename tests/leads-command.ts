import { spawnSync } from 'node:child_process';
import { runLeads } from '../server/commands/run.ts';

/** Runs `npm run leads` as a process. */
export function runLeadsCommand(env: Record<string, string>, ...args: string[]) {
  return runLeadsAs({}, env, ...args);
}

/** Runs `npm run leads` as another user. */
export function runLeadsAs(
  user: { uid?: number; gid?: number },
  env: Record<string, string>,
  ...args: string[]
): { code: number | null; out: string; report: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/leads.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
    ...user,
  });
  return { code: status, out: stdout, report: stderr };
}

/** Runs a command in this process. `store` is the first line of its report, `report` the rest. */
export async function runLeadsInProcess(env: Record<string, string>, ...argv: string[]) {
  const out: string[] = [];
  const reports: string[] = [];
  const code = await runLeads(argv, env, {
    write: async (text) => void out.push(text),
    report: (sentence) => void reports.push(sentence),
  });
  const store = reports[0]?.startsWith('Store: ') ? reports.shift() : undefined;
  return { code, out: out.join(''), report: reports.join('\n'), store };
}

import { spawnSync } from 'node:child_process';
import { runLeads } from '../server/commands/run.ts';

export const runLeadsCommand = (env: Record<string, string>, ...args: string[]) =>
  runLeadsAs({}, env, ...args);

/** Runs `server/leads.ts` in a new process, as another user if `user` names one. */
export function runLeadsAs(
  user: { uid?: number; gid?: number },
  env: Record<string, string>,
  ...args: string[]
): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // Without `--`, Node would read `--env-file` itself.
    ['--', 'server/leads.ts', ...args],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
      ...user,
    },
  );
  return { code: status, stdout, stderr };
}

/** Runs `leads` in this process. Returns the line `Store: …` as `store`, not in `report`. */
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

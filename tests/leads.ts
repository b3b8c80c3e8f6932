import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

type ListedLead = { kind: string; spam: string | null; fields: Record<string, string> };

/** The leads of one address in a desk's data, as `npm run leads -- list --format json` prints them. */
export function leadsOf(email: string, dataDir: string, ...options: string[]): ListedLead[] {
  const output = execFileSync(process.execPath, ['server/leads.ts', 'list', '--format', 'json', ...options], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return (JSON.parse(output) as ListedLead[]).filter(({ fields }) => fields['email'] === email);
}

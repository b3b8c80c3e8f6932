import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Row = { folder: string; source: number; tests: number };

/** Folders with a limit in `targets.ts`. */
const LIMITED = ['src', 'server', 'inbox', 'scripts'];

const TEST = /\.(test|spec)\.|^tests\//;

/**
 * Characters without white space in tracked .ts, .tsx, .astro and .css files, by top folder.
 * `server/testing` counts as source. The last row sums up the limited folders.
 */
export async function measureSize(): Promise<Row[]> {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.astro', '*.css'], {
    encoding: 'utf8',
  });
  const rows = new Map<string, Row>();
  for (const file of stdout.split('\n').filter((name) => name !== '')) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
    const row = rows.get(folder) ?? { folder, source: 0, tests: 0 };
    row[TEST.test(file) ? 'tests' : 'source'] += readFileSync(file, 'utf8').replace(
      /\s+/g,
      '',
    ).length;
    rows.set(folder, row);
  }
  const limited = LIMITED.flatMap((folder) => rows.get(folder) ?? []);
  return [
    ...rows.values(),
    {
      folder: LIMITED.join(' + '),
      source: limited.reduce((sum, { source }) => sum + source, 0),
      tests: [...rows.values()].reduce((sum, { tests }) => sum + tests, 0),
    },
  ];
}

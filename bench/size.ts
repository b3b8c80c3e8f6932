import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Row = { folder: string; source: number; tests: number };

/** `targets.ts` limits the source in these folders together. */
const LIMITED_FOLDERS = ['src', 'server', 'inbox', 'scripts'];

const TEST_FILE = /\.(test|spec)\.|^tests\//;

/**
 * Counts characters without white space in tracked .ts, .tsx, .astro and .css files by top folder.
 * The last row has the source of the limited folders and all tests.
 */
export async function measureSize(): Promise<Row[]> {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.astro', '*.css'], {
    encoding: 'utf8',
  });
  const rows = new Map<string, Row>();
  for (const file of stdout.split('\n').filter((name) => name !== '')) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
    const row = rows.get(folder) ?? { folder, source: 0, tests: 0 };
    row[TEST_FILE.test(file) ? 'tests' : 'source'] += readFileSync(file, 'utf8').replace(
      /\s+/g,
      '',
    ).length;
    rows.set(folder, row);
  }
  const limited = LIMITED_FOLDERS.flatMap((folder) => rows.get(folder) ?? []);
  return [
    ...rows.values(),
    {
      folder: LIMITED_FOLDERS.join(' + '),
      source: limited.reduce((sum, { source }) => sum + source, 0),
      tests: [...rows.values()].reduce((sum, { tests }) => sum + tests, 0),
    },
  ];
}

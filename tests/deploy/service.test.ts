import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deskFlags } from '../../scripts/desk-launch.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import { newLead } from '../../server/testing/parts.ts';
import { tempFolder } from '../temp-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const recipe = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');
const units = ['site.service', 'site-backup.service', 'site-backup.timer'];
const analyze = '/usr/bin/systemd-analyze';
/** Out of 10. A service without hardening scores 9.6. */
const EXPOSURE_LIMIT = 2;

test('systemd accepts the units and rates their exposure low', ({ skip }) => {
  if (!existsSync(analyze)) return skip('needs systemd-analyze');
  const place = tempFolder();
  for (const unit of units)
    writeFileSync(path.join(place, unit), recipe(unit).replaceAll('/srv/site', root));
  const files = units.map((unit) => path.join(place, unit));
  const verified = spawnSync(analyze, ['verify', ...files], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  for (const file of files.filter((name) => name.endsWith('.service'))) {
    const { stdout } = spawnSync(analyze, ['security', '--offline=true', file], {
      encoding: 'utf8',
    });
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(
      EXPOSURE_LIMIT,
    );
  }
});

test('every deployment starts the desk like npm start', () => {
  expect(recipe('site.service')).toContain(
    `/node_modules/node/bin/node ${deskFlags.join(' ')} server/main.ts\n`,
  );
  expect(recipe('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...deskFlags, 'server/main.ts']).replaceAll(',', ', ')}\n`,
  );
});

test.each(['site-backup.service', 'compose.yaml'])(
  'the backup command of %s creates a backup',
  async (name) => {
    const dataDir = tempFolder();
    const store = sqliteStore(path.join(dataDir, 'leads.db'));
    await store.add(newLead());
    const [, ...words] =
      /node (server\/leads\.ts [^;&"\n]+)/.exec(recipe(name))?.[1]?.trim().split(' ') ?? [];
    const { status, stderr } = spawnSync(process.execPath, ['server/leads.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
    expect([status, stderr]).toEqual([0, expect.stringMatching(/: 1 lead\.\n$/)]);
    expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^leads-.*\.db$/),
    ]);
    expect((await store.timestamps()).backup).toBeGreaterThan(Date.now() - 60_000);
    await store.close();
  },
);

test('the command line reads the settings of the units', () => {
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const [, set = ''] = /DATA_DIR=(\S+)/.exec(recipe(unit)) ?? [];
    expect(recipe(unit)).toContain('EnvironmentFile=-/etc/site.env\n');
    expect(recipe('site.env')).toContain(`DATA_DIR=${set}\n`);
  }
  expect(readFileSync(path.join(root, 'server/environment.ts'), 'utf8')).toContain(
    "'/etc/site.env'",
  );
});

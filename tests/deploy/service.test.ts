import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deskFlags } from '../../scripts/desk-launch.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import { runLeadsCommand } from '../leads-command.ts';
import { storeLeads } from '../stored-leads.ts';
import { tempFolder } from '../temp-folder.ts';

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8');
const units = ['site.service', 'site-backup.service', 'site-backup.timer'];
const analyze = '/usr/bin/systemd-analyze';
/** On systemd's scale of exposure from 0 (safe) to 10. A service without hardening scores 9.6. */
const EXPOSURE_LIMIT = 2;

test('systemd accepts the units and rates the exposure of services low', ({ skip }) => {
  if (!existsSync(analyze)) return skip('needs systemd-analyze');
  const folder = tempFolder();
  for (const unit of units)
    writeFileSync(path.join(folder, unit), read(unit).replaceAll('/srv/site', process.cwd()));
  const files = units.map((unit) => path.join(folder, unit));
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

test('systemd and Docker start the desk with the flags of npm start', () => {
  expect(read('site.service')).toContain(
    `/node_modules/node/bin/node ${deskFlags.join(' ')} server/main.ts\n`,
  );
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...deskFlags, 'server/main.ts']).replaceAll(',', ', ')}\n`,
  );
});

test.each(['site-backup.service', 'compose.yaml'])(
  'the backup command of %s creates a backup',
  async (name) => {
    const dataDir = await storeLeads('ada@engines.com');
    const [, command = ''] = /node server\/leads\.ts ([^;&"\n]+)/.exec(read(name)) ?? [];
    const { code, stderr } = runLeadsCommand({ DATA_DIR: dataDir }, ...command.trim().split(' '));
    expect([code, stderr]).toEqual([0, expect.stringMatching(/: 1 lead\.\n$/)]);
    expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^leads-.*\.db$/),
    ]);
    const store = sqliteStore(path.join(dataDir, 'leads.db'));
    expect((await store.maintenanceTimes()).backup).toBeGreaterThan(Date.now() - 60_000);
    await store.close();
  },
);

test('services and command line read the same settings file and data folder', () => {
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const [, dataDir = ''] = /DATA_DIR=(\S+)/.exec(read(unit)) ?? [];
    expect(read(unit)).toContain('EnvironmentFile=-/etc/site.env\n');
    expect(read('site.env')).toContain(`DATA_DIR=${dataDir}\n`);
  }
  expect(readFileSync('server/environment.ts', 'utf8')).toContain("'/etc/site.env'");
});

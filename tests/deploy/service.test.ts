import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deskFlags } from '../../scripts/desk-launch.ts';

const root = path.resolve(import.meta.dirname, '../..');
const unit = readFileSync(path.join(root, 'deploy/site.service'), 'utf8');
const analyze = '/usr/bin/systemd-analyze';
/** Of 10; a service without any hardening has 9.6. */
const EXPOSURE_LIMIT = 2;

test('systemd accepts the unit and finds little that a broken desk could reach', ({ skip }) => {
  if (!existsSync(analyze)) return skip('needs systemd-analyze');
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'site.service');
  writeFileSync(file, unit.replaceAll('/srv/site', root));
  const verified = spawnSync(analyze, ['verify', file], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const { stdout } = spawnSync(analyze, ['security', '--offline=true', file], { encoding: 'utf8' });
  expect(Number(/exposure level for site\.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(EXPOSURE_LIMIT);
});

test('every recipe starts the desk as npm start does', () => {
  expect(unit).toContain(`/node_modules/node/bin/node ${deskFlags.join(' ')} server/main.ts\n`);
  const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...deskFlags, 'server/main.ts']).replaceAll(',', ', ')}\n`);
});

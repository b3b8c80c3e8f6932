import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../../server/settings.ts';
import { site } from '../../site.config.ts';
import { tempFolder } from '../temp-folder.ts';

const readDeployFile = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const compose = readDeployFile('compose.yaml');

/** Returns the indented lines below a key of the compose file. */
const block = (key: string, indent = '  ') =>
  new RegExp(`^${indent}${key}:.*\\n((?:${indent} .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

test('each _FILE setting of a container is a known setting; each secret has a file and instructions', () => {
  const fileSettings = [...compose.matchAll(/(\w+_FILE): \/run\/secrets\/(\w+)/g)].map(
    ([, setting = '', secret = '']) => ({ setting, secret }),
  );
  // The image of PostgreSQL reads POSTGRES_PASSWORD_FILE.
  const knownSettings = [...settingNames(site), 'POSTGRES_PASSWORD_FILE'];
  expect(fileSettings.length).toBeGreaterThan(3);
  expect(fileSettings.filter(({ setting }) => !knownSettings.includes(setting))).toEqual([]);
  expect(
    fileSettings.filter(
      ({ secret }) => !compose.includes(`  ${secret}: { file: secrets/${secret} }`),
    ),
  ).toEqual([]);
  const instructions = compose.slice(0, compose.indexOf('x-site:'));
  for (const { secret } of fileSettings) expect(instructions).toContain(secret);
});

test('image and repository exclude the secrets', () => {
  expect(readDeployFile('Dockerfile.dockerignore')).toMatch(/^deploy\/secrets$/m);
  expect(readFileSync('.gitignore', 'utf8')).toMatch(/^deploy\/secrets\/$/m);
});

test('containers are read-only except for volumes and /tmp, and limit privileges and logs', () => {
  const services = [...block('services', '').matchAll(/^ {2}(\w+):$/gm)].map(
    ([, name = '']) => name,
  );
  expect(services).toEqual(['desk', 'backup', 'database']);
  for (const name of services) {
    const service = block(name);
    const settings = service.includes('<<: *site') ? block('x-site', '') + service : service;
    for (const setting of [
      'read_only: true',
      'tmpfs: [/tmp',
      'no-new-privileges:true',
      'logging:',
      'volumes:',
    ])
      expect(settings, name).toContain(setting);
  }
  expect(compose).toContain('max-size: 10m');
});

test('the backup container backs up at startup, daily, and a minute after a failure', () => {
  const [, command = ''] = /command:\s+\["sh", "-c", "([^"]+)"\]/.exec(block('backup')) ?? [];
  const folder = tempFolder();
  const writeProgram = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  // The first backup fails. The second `sleep` ends the command.
  writeProgram('node', `echo backup >> log; [ "$(grep -c backup log)" -gt 1 ]`);
  writeProgram('sleep', `echo "sleep $1" >> log; [ "$(grep -c sleep log)" -lt 2 ] || kill $PPID`);
  spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH']}` },
    timeout: 20_000,
  });
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toEqual([
    'backup',
    'sleep 60',
    'backup',
    'sleep 86400',
  ]);
});

test('the PostgreSQL client in the image has the major version of the server in the compose file', () => {
  const [, version] = /image: postgres:(\d+)/.exec(compose) ?? [];
  expect(readDeployFile('Dockerfile')).toContain(`postgresql-client-${version} `);
});

test('alerts, dashboard and guides name only existing metrics of the desk', () => {
  const read = (...files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const sources = read('server/metrics.ts', 'server/routes/health.ts');
  for (const text of [
    read('deploy/prometheus-alerts.yaml'),
    read('deploy/grafana-dashboard.json'),
    read('docs/operating.md', 'docs/desk.md', 'docs/hosts.md'),
  ]) {
    const metrics = [...text.matchAll(/desk_(\w+)/g)].map(([, metric = '']) => metric);
    expect(metrics.length).toBeGreaterThan(5);
    const isDefined = (metric: string) => new RegExp(`\\b(desk_)?${metric}(:|',)`).test(sources);
    expect(metrics.filter((metric) => !isDefined(metric))).toEqual([]);
  }
});

test('each panel of the dashboard has a title and a query', () => {
  const { panels } = JSON.parse(readDeployFile('grafana-dashboard.json')) as {
    panels: { title: string; targets: object[] }[];
  };
  expect(panels.every(({ title, targets }) => title !== '' && targets.length > 0)).toBe(true);
});

test('docs/operating.md names the first metric of each alert, except `up`', () => {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const rules = readDeployFile('prometheus-alerts.yaml');
  const alerts = [...rules.matchAll(/- alert: (\w+)\n {8}expr: (.+)\n[\s\S]*?summary: "[^"]+"/g)];
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length);
  for (const [, name = '', expression = ''] of alerts) {
    const [metric] = /(desk|process|nodejs)_\w+/.exec(expression) ?? [];
    if (metric) expect(guide, name).toContain(`\`${metric}`);
  }
});

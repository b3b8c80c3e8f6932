import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../../server/settings.ts';
import { site } from '../../site.config.ts';

const recipe = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const compose = recipe('compose.yaml');

/** The indented block under a key of the compose file. */
const block = (key: string, indent = '  ') => new RegExp(`^${indent}${key}:.*\\n((?:${indent} .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

test('every secret of the containers is a setting that takes a file, and a file of the list', () => {
  const files = [...compose.matchAll(/(\w+_FILE): \/run\/secrets\/(\w+)/g)].map(([, setting = '', secret = '']) => ({ setting, secret }));
  const known = [...settingNames(site), 'POSTGRES_PASSWORD_FILE'];
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ setting }) => !known.includes(setting))).toEqual([]);
  expect(files.filter(({ secret }) => !compose.includes(`  ${secret}: { file: secrets/${secret} }`))).toEqual([]);
  for (const { secret } of files) expect(compose.slice(0, compose.indexOf('x-site:'))).toContain(secret);
});

test('no secret goes into the image or into the repository', () => {
  expect(recipe('Dockerfile.dockerignore')).toMatch(/^deploy\/secrets$/m);
  expect(readFileSync('.gitignore', 'utf8')).toMatch(/^deploy\/secrets\/$/m);
});

test('every container is read-only but for its data and a folder in memory, and its log does not grow without end', () => {
  const services = [...block('services', '').matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);
  expect(services).toEqual(['desk', 'backup', 'database']);
  for (const name of services) {
    const own = block(name);
    const whole = own.includes('<<: *site') ? block('x-site', '') + own : own;
    for (const line of ['read_only: true', 'tmpfs: [/tmp', 'no-new-privileges:true', 'logging:', 'volumes:'])
      expect({ name, line, there: whole.includes(line) }).toMatchObject({ there: true });
  }
  expect(compose).toContain('max-size: 10m');
});

test('the image has the tools of the database it backs up, in the version of the compose file', () => {
  const [, version] = /image: postgres:(\d+)/.exec(compose) ?? [];
  expect(recipe('Dockerfile')).toContain(`postgresql-client-${version} `);
});

test('alerts and dashboard read figures that the desk has', () => {
  const sources = ['server/metrics.ts', 'server/routes/health.ts'].map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const name of ['prometheus-alerts.yaml', 'grafana-dashboard.json']) {
    const figures = [...recipe(name).matchAll(/desk_(\w+)/g)].map(([, figure = '']) => figure);
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter((figure) => !new RegExp(`\\b${figure}:`).test(sources))).toEqual([]);
  }
  const { panels } = JSON.parse(recipe('grafana-dashboard.json')) as { panels: { title: string; targets: object[] }[] };
  expect(panels.every(({ title, targets }) => title !== '' && targets.length > 0)).toBe(true);
});

test('every alert says what it means and what it asks for, in the table of the guide', () => {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const alerts = [...recipe('prometheus-alerts.yaml').matchAll(/- alert: (\w+)\n {8}expr: ([^\n]+)\n[\s\S]*?summary: "([^"]+)"/g)];
  expect(alerts.length).toBe(recipe('prometheus-alerts.yaml').match(/- alert:/g)?.length);
  for (const [, name = '', expression = ''] of alerts) {
    const figure = /desk_\w+/.exec(expression)?.[0];
    expect({ name, told: figure === undefined || guide.includes(`\`${figure}`) }).toEqual({ name, told: true });
  }
});

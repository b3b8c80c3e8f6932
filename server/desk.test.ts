import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { newBuildFolder, publishBuild } from '../scripts/build/releases.ts';
import { site } from '../site.config.ts';
import { SEND_PATH, toEmailJsPayload } from '../src/features/lead-forms/emailjs-payload.ts';
import { isHealthy } from '../tests/desk-process.ts';
import { sendOnce } from '../tests/faults/visitors.ts';
import { queryDatabase } from '../tests/leads.ts';
import { tempFolder, until } from '../tests/server/fixtures.ts';
import { spawnDesk } from '../tests/test-desk.ts';

function runDesk(env: Record<string, string> = {}) {
  const dataDir = tempFolder();
  // The default folder, `dist`, may not exist.
  const siteDir = tempFolder({ 'index.html': '<!doctype html><title>Home</title>' });
  const desk = spawnDesk({ DATA_DIR: dataDir, SITE_DIR: siteDir, ...env });
  const stop = () => {
    desk.kill('SIGTERM');
    return desk.ended;
  };
  return { ...desk, stop, dataDir };
}

const selectDeliveries = 'SELECT channel, state FROM deliveries ORDER BY channel';

test('the desk reports its URL, missing settings and probable typos, accepts leads, and exits cleanly on SIGTERM', async () => {
  const desk = runDesk({ SMPT_URL: 'smtp://localhost' });
  expect(await sendOnce(await desk.ready(), 'desk-lead-1')).toBe(200);
  expect(await desk.stop()).toBe(0);
  expect(desk.output.out.split('\n')).toEqual([
    expect.stringMatching(/^Ready at http:\/\/127\.0\.0\.1:\d+ - leads go to \S+leads\.db$/),
    '- no mail configured (SMTP_URL): leads stay in the store',
    '- no webhook configured (LEAD_WEBHOOK_URL)',
    '- no proxy trusted: visitors are identified by the IP address of the connection (TRUST_PROXY)',
    '',
  ]);
  expect(desk.output.err).toBe('SMPT_URL is not a setting and is not read: write SMTP_URL.\n');
  expect(queryDatabase(desk.dataDir, 'SELECT id FROM leads')).toHaveLength(1);
});

test('the desk finishes a delivery on Ctrl+C, which sends two signals during npm start', async () => {
  // Responds only when the test calls `response.end`.
  const webhook = createServer();
  webhook.listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  onTestFinished(() => void webhook.close());
  const called = once(webhook, 'request');
  const desk = runDesk({
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`,
    LEAD_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
  });
  const url = await desk.ready();
  expect(await sendOnce(url, 'desk-lead-1')).toBe(200);
  const [, response] = await called;
  desk.kill('SIGINT');
  await until(async () => !(await isHealthy(url)));
  desk.kill('SIGINT');
  // A desk that wrongly stopped at the second signal would exit in this time.
  await new Promise((resolve) => setTimeout(resolve, 200));
  response.end();
  expect(await desk.ended).toBe(0);
  expect(queryDatabase(desk.dataDir, selectDeliveries)).toEqual([
    { channel: 'webhook', state: 'delivered' },
  ]);
});

test('the desk keeps unsent mails pending after a restart, including confirmation mails', async () => {
  const dataDir = tempFolder();
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:1',
    NEWSLETTER_DOUBLE_OPT_IN: 'on',
    MIN_FILL_MS: '0',
  };
  const first = runDesk(env);
  const newsletter = toEmailJsPayload('newsletter', { email: 'ada@engines.com' }, site.leadApi);
  expect(await sendOnce(await first.ready(), 'desk-lead-1', newsletter)).toBe(200);
  await first.stop();
  const second = runDesk(env);
  await second.ready();
  expect(queryDatabase(dataDir, selectDeliveries)).toEqual([
    { channel: 'confirmation', state: 'pending' },
    { channel: 'mail', state: 'pending' },
  ]);
});

test('the desk completes its startup output and exits cleanly if SIGTERM arrives at the first line', async () => {
  const stopAtFirstLine =
    "const { log } = console; console.log = (line) => { log(line); process.kill(process.pid, 'SIGTERM'); };";
  const desk = runDesk({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stopAtFirstLine)}`,
  });
  expect(await desk.ended).toBe(0);
  // Part of the last line that this desk prints at startup.
  expect(desk.output.out).toContain('(TRUST_PROXY)');
});

test.each([
  ['DATA_DIR', '/proc/nope'],
  ['DATA_DIR', 'package.json'],
  ['LEAD_WEBHOOK_SECRET_FILE', '/nonexistent'],
  ['SITE_DIR', '/nonexistent'],
  ['SITE_DIR', 'server'],
  ['INBOX_DIR', 'server'],
])('the desk does not start with %s=%s and prints one line', async (name, value) => {
  const desk = runDesk({ [name]: value });
  expect(await desk.ended).toBe(1);
  expect(desk.output.err).toMatch(new RegExp(`^${name} must [^\n]+\n$`));
  expect(desk.output.out).toBe('');
});

test('the desk exits cleanly on SIGTERM with unfinished requests and idle connections', async () => {
  const desk = runDesk();
  const url = await desk.ready();
  const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\n`;
  const closed = [
    `${head}Content-Length: 500\r\n\r\n{"lib_version"`,
    head,
    '',
    'GET / HTTP/1.1\r\nHost: desk\r\n\r\n',
  ].map((text) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined).resume();
    return new Promise((resolve) => socket.once('close', resolve));
  });
  // Gives the desk time to read the requests.
  await until(() => isHealthy(url));
  expect(await desk.stop()).toBe(0);
  await Promise.all(closed);
});

test('the desk serves one release until SIGHUP, then the next one and the scripts of both', async () => {
  const root = tempFolder();
  const addRelease = (day: number, text: string) => {
    const folder = newBuildFolder(root, new Date(Date.UTC(2026, 0, day)));
    mkdirSync(join(folder, '_astro'));
    writeFileSync(join(folder, 'index.html'), text);
    writeFileSync(join(folder, `_astro/${text}.js`), text);
    return folder;
  };
  const [first, second] = [addRelease(1, 'first'), addRelease(2, 'second')];
  publishBuild(root, first);
  const desk = runDesk({ SITE_DIR: join(root, 'dist') });
  const url = await desk.ready();
  publishBuild(root, second);
  const read = async (path: string) => (await fetch(url + path)).text();
  expect([await read('/'), await read('/_astro/first.js')]).toEqual(['first', 'first']);
  desk.kill('SIGHUP');
  await until(async () => (await read('/')) === 'second');
  // A visitor may load the page before the switch and its script after it.
  expect([await read('/_astro/second.js'), await read('/_astro/first.js')]).toEqual([
    'second',
    'first',
  ]);
  // Without the symbolic link, SIGHUP changes nothing.
  rmSync(join(root, 'dist'));
  desk.kill('SIGHUP');
  await until(() => desk.output.err.includes('cannot reload the site'));
  expect(await read('/')).toBe('second');
});

test('the desk does not start on a taken port and prints one line', async () => {
  const { port } = new URL(await runDesk().ready());
  const desk = runDesk({ PORT: port });
  expect(await desk.ended).toBe(1);
  expect(desk.output.err).toBe(`PORT ${port} on HOST 127.0.0.1 is taken.\n`);
});

test('a second desk with the same data folder exits and releases no claims on deliveries; once the first is killed, another starts', async () => {
  const first = runDesk();
  await first.ready();
  const db = new DatabaseSync(join(first.dataDir, 'leads.db'), { timeout: 60_000 });
  onTestFinished(() => db.close());
  db.exec(`INSERT INTO leads (id, kind, email, fields, received_at) VALUES ('1', 'signUp', 'a@b.c', '{}', ${Date.now()});
      INSERT INTO deliveries (lead_id, channel, state, due_at, claimed_until) VALUES ('1', 'mail', 'pending', 1, 7);`);
  const second = runDesk({ DATA_DIR: first.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output.err).toBe(`A desk already uses ${first.dataDir}: stop it first.\n`);
  expect(db.prepare('SELECT claimed_until FROM deliveries').all()).toEqual([{ claimed_until: 7 }]);
  first.kill('SIGKILL');
  await first.ended;
  expect(await runDesk({ DATA_DIR: first.dataDir }).ready()).toMatch(/^http/);
});

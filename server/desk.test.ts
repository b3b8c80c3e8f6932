import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newBuildFolder, publishBuild } from '../scripts/build/releases.ts';
import { site } from '../site.config.ts';
import { toEmailJsPayload } from '../src/features/lead-forms/emailjs-payload.ts';
import { signUpBody, tempFolder } from './testing/fixtures.ts';
import { until } from './testing/until.ts';

function runDesk(env: Record<string, string>) {
  const dataDir = tempFolder();
  // The default, `dist`, may not be built.
  const siteDir = tempFolder({ 'index.html': '<!doctype html><title>Home</title>' });
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = new Promise<number | null>((end) => child.once('close', end));
  onTestFinished(() => void child.kill('SIGKILL'));
  const ready = async () => {
    await until(() => output.out.includes('Ready at') || child.exitCode !== null);
    return /http:\/\/\S+/.exec(output.out)?.[0] ?? '';
  };
  return { child, output, ended, ready, dataDir };
}

async function sendLead(url: string, body: object) {
  const response = await fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await response.text()).toBe('OK');
}

function deliveriesIn(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  const rows = db.prepare('SELECT channel, state FROM deliveries ORDER BY channel').all();
  db.close();
  return rows;
}

describe('the desk', () => {
  test('prints its URL, accepts leads and exits cleanly on SIGTERM', async () => {
    const desk = runDesk({});
    const url = await desk.ready();
    expect(desk.output.out).toMatch(
      /^Ready at http:\/\/127\.0\.0\.1:\d+ - leads go to \S+leads\.db\n/,
    );
    await sendLead(url, signUpBody());
    desk.child.kill('SIGTERM');
    expect(await desk.ended).toBe(0);
    expect(desk.output.err).toBe('');
    const db = new DatabaseSync(join(desk.dataDir, 'leads.db'), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS count FROM leads').get()).toEqual({ count: 1 });
    db.close();
  });

  test('finishes a delivery on Ctrl+C, which sends two signals during npm start', async () => {
    const responses: ServerResponse[] = [];
    const webhook = createHttpServer((_, response) => responses.push(response));
    await new Promise<void>((listening) => webhook.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void webhook.close());
    const { port } = webhook.address() as AddressInfo;
    const desk = runDesk({
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}`,
      LEAD_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    });
    const url = await desk.ready();
    await sendLead(url, signUpBody());
    await until(() => responses.length > 0);
    desk.child.kill('SIGINT');
    const isClosed = () =>
      fetch(url).then(
        () => false,
        () => true,
      );
    await until(isClosed);
    desk.child.kill('SIGINT');
    // A desk that wrongly stopped at the second signal would exit in this time.
    await new Promise((resolve) => setTimeout(resolve, 200));
    responses[0]?.end();
    expect(await desk.ended).toBe(0);
    expect(deliveriesIn(desk.dataDir)).toEqual([{ channel: 'webhook', state: 'delivered' }]);
  });

  test('keeps unsent mails pending after a restart, including confirmation mails', async () => {
    const dataDir = tempFolder();
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: 'smtp://127.0.0.1:1',
      NEWSLETTER_DOUBLE_OPT_IN: 'on',
      MIN_FILL_MS: '0',
    };
    const first = runDesk(env);
    const signUp = toEmailJsPayload('newsletter', { email: 'ada@engines.com' }, site.leadApi);
    await sendLead(await first.ready(), signUp);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = runDesk(env);
    await second.ready();
    expect(deliveriesIn(dataDir)).toEqual([
      { channel: 'confirmation', state: 'pending' },
      { channel: 'mail', state: 'pending' },
    ]);
  });

  test('completes its startup output and exits cleanly if SIGTERM arrives at the first line', async () => {
    const stopAtFirstLine =
      "const { log } = console; console.log = (line) => { log(line); process.kill(process.pid, 'SIGTERM'); };";
    const desk = runDesk({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stopAtFirstLine)}`,
    });
    expect(await desk.ended).toBe(0);
    // Part of the last line that this desk prints at startup.
    expect(desk.output.out).toContain('(TRUST_PROXY)');
  });

  test('reports missing settings and probable typos', async () => {
    const desk = runDesk({ SMPT_URL: 'smtp://localhost' });
    await desk.ready();
    desk.child.kill('SIGTERM');
    await desk.ended;
    expect(desk.output.out.split('\n').slice(1)).toEqual([
      '- no mail configured: leads stay in the store (SMTP_URL)',
      '- no webhook configured (LEAD_WEBHOOK_URL)',
      '- no proxy trusted: visitors are identified by the IP address of the connection (TRUST_PROXY)',
      '',
    ]);
    expect(desk.output.err).toBe('SMPT_URL is not a setting and is not read: write SMTP_URL.\n');
  });

  test.each([
    ['PORT', '99999'],
    ['DATA_DIR', '/proc/nope'],
    ['DATA_DIR', 'package.json'],
    ['LEAD_WEBHOOK_SECRET_FILE', '/nonexistent'],
    ['SITE_DIR', '/nonexistent'],
    ['SITE_DIR', 'server'],
    ['INBOX_DIR', '/nonexistent'],
    ['INBOX_DIR', 'server'],
  ])('does not start with %s=%s and prints one line', async (name, value) => {
    const desk = runDesk({ [name]: value });
    expect(await desk.ended).toBe(1);
    expect(desk.output.err).toMatch(new RegExp(`^${name} must [^\n]+\n$`));
    expect(desk.output.out).toBe('');
  });

  test('exits cleanly on SIGTERM with unfinished requests and idle connections', async () => {
    const desk = runDesk({});
    const { port } = new URL(await desk.ready());
    const head =
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\n';
    const closed = [
      `${head}Content-Length: 500\r\n\r\n{"lib_version"`,
      head,
      '',
      'GET / HTTP/1.1\r\nHost: desk\r\n\r\n',
    ].map((text) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('error', () => undefined).resume();
      return new Promise((resolve) => socket.once('close', resolve));
    });
    await until(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
    desk.child.kill('SIGTERM');
    expect(await desk.ended).toBe(0);
    await Promise.all(closed);
  });

  test('serves one release until SIGHUP, then the next one and the scripts of both', async () => {
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
    desk.child.kill('SIGHUP');
    await until(async () => (await read('/')) === 'second');
    // A visitor may load the page before the switch and its script after it.
    expect([await read('/_astro/second.js'), await read('/_astro/first.js')]).toEqual([
      'second',
      'first',
    ]);
    // Without the symbolic link, SIGHUP changes nothing.
    rmSync(join(root, 'dist'));
    desk.child.kill('SIGHUP');
    await until(() => desk.output.err.includes('cannot reload the site'));
    expect(await read('/')).toBe('second');
  });

  test('serves the new files of a folder after SIGHUP', async () => {
    const siteDir = tempFolder({ 'index.html': 'before', 'old.html': 'old' });
    const desk = runDesk({ SITE_DIR: siteDir });
    const url = await desk.ready();
    const read = async (path: string) => {
      const response = await fetch(url + path);
      return response.ok ? response.text() : response.status;
    };
    expect([await read('/'), await read('/old')]).toEqual(['before', 'old']);
    // `after!` and `before` have the same length: the desk must notice changes that keep the size.
    writeFileSync(join(siteDir, 'index.html'), 'after!');
    writeFileSync(join(siteDir, 'new.html'), 'new');
    rmSync(join(siteDir, 'old.html'));
    desk.child.kill('SIGHUP');
    await until(async () => (await read('/new')) === 'new');
    expect([await read('/'), await read('/old')]).toEqual(['after!', 404]);
  });

  test('does not start on a taken port and prints one line', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const desk = runDesk({ PORT: String(port) });
    expect(await desk.ended).toBe(1);
    expect(desk.output.err).toBe(`PORT ${port} on HOST 127.0.0.1 is taken.\n`);
    server.close();
  });

  test('a second desk on the same data folder exits without freeing claimed deliveries; once the first is killed, another starts', async () => {
    const first = runDesk({});
    await first.ready();
    const db = new DatabaseSync(join(first.dataDir, 'leads.db'), { timeout: 60_000 });
    onTestFinished(() => db.close());
    db.exec(`INSERT INTO leads (id, kind, email, fields, received_at) VALUES ('1', 'signUp', 'a@b.c', '{}', ${Date.now()});
      INSERT INTO deliveries (lead_id, channel, state, due_at, claimed_until) VALUES ('1', 'mail', 'pending', 1, 7);`);
    const second = runDesk({ DATA_DIR: first.dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output.err).toBe(`A desk runs on ${first.dataDir}: stop it first.\n`);
    expect(db.prepare('SELECT claimed_until FROM deliveries').all()).toEqual([
      { claimed_until: 7 },
    ]);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await runDesk({ DATA_DIR: first.dataDir }).ready()).toMatch(/^http/);
  });

  test('does not start on a database of a newer version', async () => {
    const dataDir = tempFolder();
    const newer = new DatabaseSync(join(dataDir, 'leads.db'));
    newer.exec('PRAGMA user_version = 999');
    newer.close();
    const desk = runDesk({ DATA_DIR: dataDir });
    expect(await desk.ended).toBe(1);
    expect(desk.output.err).toMatch(
      /^\S+leads\.db is at version 999 and needs a desk of version 999. This one has version \d+: start a newer desk\.\n$/,
    );
  });
});

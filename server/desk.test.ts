import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newRelease, switchTo } from '../scripts/build/releases.ts';
import { folderWith, signUpBody, tempFolder } from './testing/parts.ts';
import { until } from './testing/until.ts';

const root = resolve(import.meta.dirname, '..');

/** Runs the program as its owner would. */
function run(env: Record<string, string>) {
  const dataDir = tempFolder();
  // A site of its own: the real one may not have been built yet.
  const siteDir = folderWith({ 'index.html': '<!doctype html><title>Home</title>' });
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
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

describe('the desk', () => {
  test('says in one line where it is, takes leads and ends cleanly when told to', async () => {
    const desk = run({});
    const url = await desk.ready();
    expect(desk.output.out).toMatch(/^Ready at http:\/\/127\.0\.0\.1:\d+ - leads go to \S+leads\.db\n/);
    const answer = await fetch(`${url}/api/v1.0/email/send`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(signUpBody()) });
    expect(await answer.text()).toBe('OK');
    desk.child.kill('SIGTERM');
    expect(await desk.ended).toBe(0);
    expect(desk.output.err).toBe('');
    const stored = new DatabaseSync(join(desk.dataDir, 'leads.db'), { readOnly: true });
    expect(stored.prepare('SELECT count(*) AS count FROM leads').get()).toEqual({ count: 1 });
    stored.close();
  });

  test('ends cleanly when told to in the very moment it says that it is ready', async () => {
    const stopAtFirstLine = "const { log } = console; console.log = (line) => { log(line); process.kill(process.pid, 'SIGTERM'); };";
    const desk = run({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stopAtFirstLine)}` });
    expect(await desk.ended).toBe(0);
    expect(desk.output.out).toContain('(TRUST_PROXY)');
  });

  test('says what is not set up, and which name it takes for a slip', async () => {
    const desk = run({ SMPT_URL: 'smtp://localhost' });
    await desk.ready();
    desk.child.kill('SIGTERM');
    await desk.ended;
    expect(desk.output.out.split('\n').slice(1)).toEqual([
      '- no mail configured: leads stay in the store (SMTP_URL)',
      '- no webhook configured (LEAD_WEBHOOK_URL)',
      '- no proxy trusted: a visitor is known by the address that connects (TRUST_PROXY)',
      '',
    ]);
    expect(desk.output.err).toBe('SMPT_URL is not a setting and is not read: write SMTP_URL.\n');
  });

  test.each([
    ['PORT', '99999'],
    ['SMTP_URL', 'nonsense'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['DATA_DIR', '/proc/nope'],
    ['DATA_DIR', 'package.json'],
    ['LEAD_WEBHOOK_SECRET_FILE', '/nonexistent'],
    ['SITE_DIR', '/nonexistent'],
    ['SITE_DIR', 'server'],
  ])('does not start with %s=%s and says why in one line', async (name, value) => {
    const desk = run({ [name]: value });
    expect(await desk.ended).toBe(1);
    expect(desk.output.err).toMatch(new RegExp(`^${name} must [^\n]+\n$`));
    expect(desk.output.out).toBe('');
  });

  test('ends at once and cleanly when told to, whatever has been sent of a request', async () => {
    const desk = run({});
    const { port } = new URL(await desk.ready());
    const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\n';
    const ends = [`${head}Content-Length: 500\r\n\r\n{"lib_version"`, head, '', 'GET / HTTP/1.1\r\nHost: desk\r\n\r\n'].map((text) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('error', () => undefined).resume();
      return new Promise((resolve) => socket.once('close', resolve));
    });
    await until(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
    desk.child.kill('SIGTERM');
    expect(await desk.ended).toBe(0);
    await Promise.all(ends);
  });

  test('serves the release it started with until it is told of the next', async () => {
    const root = tempFolder();
    const release = (day: number, text: string) => {
      const folder = newRelease(root, new Date(Date.UTC(2026, 0, day)));
      writeFileSync(join(folder, 'index.html'), text);
      writeFileSync(join(folder, `${text}.js`), text);
      return folder;
    };
    const [first, second] = [release(1, 'first'), release(2, 'second')];
    switchTo(root, first);
    const desk = run({ SITE_DIR: join(root, 'dist') });
    const url = await desk.ready();
    switchTo(root, second);
    const read = async (path: string) => (await fetch(url + path)).text();
    expect([await read('/'), await read('/first.js')]).toEqual(['first', 'first']);
    desk.child.kill('SIGHUP');
    await until(async () => (await read('/')) === 'second');
    expect(await read('/second.js')).toBe('second');
    // A link that leads nowhere is a mistake on the way, and costs no page.
    rmSync(join(root, 'dist'));
    desk.child.kill('SIGHUP');
    await until(() => desk.output.err.includes('served on'));
    expect(await read('/')).toBe('second');
  });

  test('does not start on a taken port and says so in one line', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    const desk = run({ PORT: String(port) });
    expect(await desk.ended).toBe(1);
    expect(desk.output.err).toBe(`PORT ${port} on HOST 127.0.0.1 is taken.\n`);
    other.close();
  });

  test('does not start on a database of a newer program', async () => {
    const dataDir = tempFolder();
    const newer = new DatabaseSync(join(dataDir, 'leads.db'));
    newer.exec('PRAGMA user_version = 999');
    newer.close();
    const desk = run({ DATA_DIR: dataDir });
    expect(await desk.ended).toBe(1);
    expect(desk.output.err).toMatch(/^\S+leads\.db is at version 999, this program knows versions up to \d+: start a newer program\.\n$/);
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../server/testing/until.ts';
import { sendOnce } from '../faults/senders.ts';
import { freePort } from '../free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Another program on a port. @returns the port, and what was asked of it. */
async function occupy(port = 0) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('OK');
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, asked };
}

function startDev(port: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'));
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, MIN_FILL_MS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, dataDir, output, ended };
}

test('npm run dev on a taken port says so and starts nothing', async () => {
  const { port, asked } = await occupy();
  const dev = startDev(port);
  expect(await dev.ended).toBe(1);
  expect(dev.output).toEqual({
    out: '',
    err: expect.stringMatching(new RegExp(`^Port ${port} is taken, perhaps by another copy of this site: .*PORT=\\d+ npm run dev\\n$`)),
  });
  expect([asked, readdirSync(dev.dataDir)]).toEqual([[], []]);
});

test('npm run dev sends leads to a desk of its own, whoever listens beside it', async () => {
  const port = await freePort();
  const { asked } = await occupy(port + 1);
  const dev = startDev(port);
  await until(() => dev.output.out.includes(`:${port}/`) || dev.child.exitCode !== null);
  expect(await sendOnce(`http://localhost:${port}`, 'dev-lead-1')).toBe(200);
  expect(asked).toEqual([]);
  expect(readdirSync(dev.dataDir)).toContain('leads.db');
});

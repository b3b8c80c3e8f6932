import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../temp-folder.ts';

test('npm run dev reports a port that is in use, and exits', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dataDir = tempFolder();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dev.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    new RegExp(
      `^Port ${port} is taken, perhaps by another copy of this site: .*PORT=\\d+ npm run dev\\n$`,
    ),
  );
  // No desk was started: it would create its database here.
  expect(readdirSync(dataDir)).toEqual([]);
});

import { expect, test } from 'vitest';
import { actor, tempFolder } from '../../tests/server/fixtures.ts';
import { testInbox } from '../../tests/server/inbox.ts';

async function inboxWith(inboxDir: string) {
  const inbox = await testInbox({ inboxDir });
  await inbox.store.inbox.addAccount('owner@desk.example', 'owner', actor);
  return inbox;
}

test('/inbox/assets/ serves only its own files, compressed if the browser accepts Brotli; other paths serve the application', async () => {
  const { call, status } = await inboxWith(
    tempFolder({
      'index.html': '<!doctype html><title>Inbox</title>',
      'assets/app-1a2b.js': 'plain',
      'assets/app-1a2b.js.br': 'packed',
      'assets/font.woff2': 'font',
      'secret.txt': 'x',
    }),
  );
  for (const path of ['/inbox', '/inbox/', '/inbox/leads/1', '/inbox/secret.txt']) {
    expect(await call('GET', path), path).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: '<!doctype html><title>Inbox</title>',
    });
  }
  const getAsset = (name: string, encoding: string) =>
    call('GET', `/inbox/assets/${name}`, { headers: { 'accept-encoding': encoding } });
  const packed = await getAsset('app-1a2b.js', 'gzip, br');
  expect(packed.body).toBe('packed');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  for (const [name, encoding, content] of [
    ['app-1a2b.js', 'gzip', 'plain'],
    ['font.woff2', 'br', 'font'],
  ] as const) {
    const { body, headers } = await getAsset(name, encoding);
    expect([body, headers['content-encoding']]).toEqual([content, undefined]);
  }
  for (const name of ['none.js', '..%2Fsecret.txt', '.env', 'app-1a2b.js%00'])
    expect(await status('GET', `/inbox/assets/${name}`), name).toBe(404);
});

test('an inbox without a build responds with the build command', async () => {
  const { call } = await inboxWith(tempFolder());
  expect(await call('GET', '/inbox')).toMatchObject({
    statusCode: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'The inbox has not been built yet: run npm run build, then load this page again.',
  });
});

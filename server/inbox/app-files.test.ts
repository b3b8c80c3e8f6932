import { expect, test } from 'vitest';
import { actor, tempFolder } from '../testing/fixtures.ts';
import { testInbox } from '../testing/inbox.ts';

async function inboxWith(inboxDir: string) {
  const inbox = await testInbox({ inboxDir });
  await inbox.store.inbox.addAccount('owner@desk.example', 'owner', actor);
  return inbox;
}

test('/inbox/assets/ serves only its files; other paths serve the application', async () => {
  const { call, status } = await inboxWith(
    tempFolder({
      'index.html': '<!doctype html><title>Inbox</title>',
      'assets/app-1a2b.js': 'plain',
      'assets/app-1a2b.js.br': 'packed',
      'assets/font.woff2': 'font',
      'secret.txt': 'x',
    }),
  );
  for (const path of [
    '/inbox',
    '/inbox/',
    '/inbox/leads/1',
    '/inbox/secret.txt',
    '/inbox/invitation',
  ]) {
    const { statusCode, headers, body } = await call('GET', path);
    expect([statusCode, headers['content-type'], body], path).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html><title>Inbox</title>',
    ]);
  }
  const getScript = (encoding: string) =>
    call('GET', '/inbox/assets/app-1a2b.js', { headers: { 'accept-encoding': encoding } });
  expect(await getScript('gzip, br')).toMatchObject({
    body: 'packed',
    headers: {
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    },
  });
  const plain = await getScript('gzip');
  expect([plain.body, plain.headers['content-encoding'], plain.headers['cache-control']]).toEqual([
    'plain',
    undefined,
    'private, max-age=31536000, immutable',
  ]);
  const font = await call('GET', '/inbox/assets/font.woff2', {
    headers: { 'accept-encoding': 'br' },
  });
  expect([font.body, font.headers['content-encoding']]).toEqual(['font', undefined]);
  for (const name of [
    'none.js',
    '..%2Fsecret.txt',
    '%2e%2e%2fsecret.txt',
    '.env',
    'app-1a2b.js%00',
  ])
    expect(await status('GET', `/inbox/assets/${name}`), name).toBe(404);
});

test('an inbox without a build responds with the build command', async () => {
  const { call } = await inboxWith(tempFolder());
  const { statusCode, headers, body } = await call('GET', '/inbox');
  expect([statusCode, headers['content-type'], body]).toEqual([
    503,
    'text/plain; charset=utf-8',
    'The inbox has not been built yet: run npm run build, then load this page again.',
  ]);
});

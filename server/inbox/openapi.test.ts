import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { inboxAs } from '../../tests/server/inbox.ts';

test('the inbox API and the token API have valid OpenAPI 3.1 descriptions', async () => {
  const { app, reader } = await inboxAs('reader');
  const inboxApi = (await reader.get('/openapi.json')).json();
  const tokenApi = (await app.inject({ url: '/api/v1/openapi.json' })).json();
  for (const document of [inboxApi, tokenApi]) {
    expect((await new Validator().validate(document)).errors).toBeUndefined();
    expect(document.openapi).toBe('3.1.0');
  }
  const schema = { required: ['version'], properties: { version: { type: 'integer' } } };
  const patch = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 200: {}, 409: {}, '4XX': {}, '5XX': {} },
  };
  expect(inboxApi).toMatchObject({
    servers: [{ url: '/inbox/api' }],
    paths: {
      '/leads/{id}': { patch },
      '/passkeys/{id}': { delete: { responses: { 204: {} } } },
    },
  });
  expect(Object.keys(tokenApi.paths)).toEqual([
    '/leads',
    '/leads/{id}',
    '/leads/{id}/notes',
    '/erase',
    '/export',
  ]);
  expect(tokenApi.security).toEqual([{ token: [] }]);
  for (const event of ['lead.erased', 'test'])
    expect(JSON.stringify(tokenApi.webhooks)).toContain(`"${event}"`);
});

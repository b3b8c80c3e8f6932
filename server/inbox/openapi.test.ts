import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { testInbox } from '../testing/inbox.ts';

test('the inbox API has a valid OpenAPI 3.1 description', async () => {
  const { call, signInAs } = await testInbox();
  const document = (
    await call('GET', '/openapi.json', { cookie: await signInAs('reader') })
  ).json();
  expect((await new Validator().validate(document)).errors).toBeUndefined();
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: '/inbox/api' }],
    paths: {
      '/leads/{id}': {
        patch: {
          requestBody: {
            content: {
              'application/json': {
                schema: { required: ['version'], properties: { version: { type: 'integer' } } },
              },
            },
          },
          responses: { 200: {}, 409: {}, '4XX': {} },
        },
      },
      '/passkeys/{id}': { delete: { responses: { 204: {} } } },
    },
  });
});

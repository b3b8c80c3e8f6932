import { expect, test } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { signUpBody, testApp } from '../../tests/server/fixtures.ts';
import type { Settings } from '../settings.ts';
import { StoreUnavailable } from '../store/store.ts';

const unavailable = () => Promise.reject(new StoreUnavailable(new Error('disk is full')));

test('the desk is always alive, but ready only if the store is writable', async () => {
  const { app } = await testApp();
  expect((await app.inject('/healthz')).body).toBe('alive');
  expect((await app.inject('/readyz')).body).toBe('ready');
  const failing = await testApp();
  failing.store.checkWritable = unavailable;
  expect((await failing.app.inject('/healthz')).statusCode).toBe(200);
  expect((await failing.app.inject('/readyz')).statusCode).toBe(503);
});

test('the metrics count stored and rejected leads', async () => {
  const { app, post } = await testApp();
  await post(SEND_PATH, signUpBody());
  await post(SEND_PATH, {});
  const { body } = await app.inject('/metrics');
  expect(body).toContain('desk_leads_stored_total{kind="signUp",quarantined="false"} 1\n');
  expect(body).toContain('desk_sends_refused_total{status="400"} 1\n');
  expect(body).toContain('desk_leads 1\n');
});

test.each<[Settings['metrics'], direct: number, remote: number, proxied: number]>([
  ['loopback', 200, 404, 404],
  ['public', 200, 200, 200],
  ['off', 404, 404, 404],
])(
  'METRICS=%s: localhost gets %i, others get %i, requests through a proxy get %i',
  async (metrics, ...statuses) => {
    const { app } = await testApp({ metrics });
    const requests = [
      {},
      { remoteAddress: '10.0.0.1' },
      { headers: { 'x-forwarded-for': '1.2.3.4' } },
    ];
    for (const [index, request] of requests.entries())
      expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(statuses[index]);
  },
);

test('the metrics contain counters and response times even if the store is unavailable', async () => {
  const { app, post, store } = await testApp();
  await post(SEND_PATH, signUpBody());
  Object.assign(store, { counts: unavailable, add: unavailable });
  await post(SEND_PATH, signUpBody());
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/^desk_store_failures_total 1$/m);
  expect(body).toMatch(/^desk_store_up 0$/m);
  expect(body).not.toMatch(/^desk_leads /m);
  expect(body).toContain(
    'desk_http_request_duration_seconds_count{route="/api/v1.0/email/send",status="503"} 1\n',
  );
});

import { describe, expect, test } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { StoreUnavailable } from '../store/store.ts';
import { signUpBody, testApp } from '../testing/fixtures.ts';

describe('the desk reports', () => {
  test('that it is alive and ready', async () => {
    const { app } = await testApp();
    expect((await app.inject({ url: '/healthz' })).body).toBe('alive');
    expect((await app.inject({ url: '/readyz' })).body).toBe('ready');
  });

  test('that it is alive but not ready if the store is not writable', async () => {
    const { app, store } = await testApp();
    store.checkWritable = () =>
      Promise.reject(new StoreUnavailable(new Error('database or disk is full')));
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  });

  test('its metrics to localhost by default, but not through a proxy', async () => {
    const { app, post } = await testApp();
    await post(SEND_PATH, signUpBody());
    await post(SEND_PATH, {});
    const { body, statusCode } = await app.inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    expect(body).toContain('desk_leads_stored_total{kind="signUp",quarantined="false"} 1\n');
    expect(body).toContain('desk_sends_refused_total{status="400"} 1\n');
    expect(body).toContain('desk_leads 1\n');
    expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
    expect(
      (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode,
    ).toBe(404);
  });

  test('its counters and response times even if the store is unavailable', async () => {
    const { app, post, store } = await testApp();
    await post(SEND_PATH, signUpBody());
    const fail = () => Promise.reject(new StoreUnavailable(new Error('connection refused')));
    Object.assign(store, { counts: fail, timestamps: fail, add: fail });
    await post(SEND_PATH, signUpBody());
    const { body, statusCode } = await app.inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^desk_store_failures_total 1$/m);
    expect(body).toMatch(/^desk_store_up 0$/m);
    expect(body).not.toMatch(/^desk_leads /m);
    expect(body).toContain(
      'desk_http_request_duration_seconds_count{route="/api/v1.0/email/send",status="503"} 1\n',
    );
  });

  test('its metrics to everyone or no one, as configured', async () => {
    const open = await testApp({ metrics: 'public' });
    expect((await open.app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(
      200,
    );
    const closed = await testApp({ metrics: 'off' });
    expect((await closed.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

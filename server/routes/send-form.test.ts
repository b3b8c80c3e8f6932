import { createHash } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { FORM_PATH, SEND_PATH, toEmailJsPayload } from '../../src/features/lead-forms/emailjs-payload.ts';
import { StoreUnavailable } from '../store/store.ts';
import { contactFields } from '../testing/contact-fields.ts';
import { folderWith, testApp } from '../testing/parts.ts';

type Desk = Awaited<ReturnType<typeof testApp>>;

const post = ({ app }: Desk, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const postMultipart = ({ app }: Desk, parts: string[]) =>
  app.inject({
    method: 'POST',
    url: FORM_PATH,
    headers: { 'content-type': 'multipart/form-data; boundary=xxx' },
    payload: `${parts.map((part) => `--xxx\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--xxx--\r\n`,
  });

describe('a form posted without JavaScript', () => {
  test.each([
    ['signUp', { name: 'Ada', email: 'ada@engines.com' }, '/thank-you/sign-up'],
    ['contact', contactFields, '/thank-you/contact'],
    ['newsletter', { email: 'ada@engines.com' }, '/thank-you/newsletter'],
  ])('as %s is stored and leads to its thank-you page', async (form, fields, page) => {
    const desk = await testApp();
    const answer = await post(desk, { form, ...fields, topic: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    expect(await desk.stored()).toMatchObject([{ kind: form, fields, spam: null }]);
  });

  test('may be multipart', async () => {
    const desk = await testApp();
    const answer = await postMultipart(desk, ['name="form"\r\n\r\nnewsletter', 'name="email"\r\n\r\nada@engines.com', 'name="topic"\r\n\r\n']);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you/newsletter']);
    expect(await desk.stored()).toHaveLength(1);
  });

  test('is stored once when it is posted twice by a double click', async () => {
    const desk = await testApp();
    await Promise.all([1, 2].map(() => post(desk, { form: 'newsletter', email: 'ada@engines.com' })));
    expect(await desk.stored()).toHaveLength(1);
  });

  test('is quarantined when its honeypot is filled, with the same answer', async () => {
    const desk = await testApp();
    expect((await post(desk, { form: 'newsletter', email: 'ada@engines.com', topic: 'x' })).headers.location).toBe('/thank-you/newsletter');
    expect(await desk.stored()).toMatchObject([{ spam: 'honeypot' }]);
  });

  test('comes back with what was typed and what to put right', async () => {
    const variants = (name: string, control: string) =>
      `<template data-when="right:${name}"><p>{value:${name}}</p></template><template data-when="wrong:${name}">${control}<p id="${name}-error">{error:${name}}</p></template>`;
    const siteDir = folderWith({
      'index.html': '',
      'check-your-details.html': [
        '<!doctype html><title>Check</title><main class="own"><!--form:signUp-->the other form<!--/form--><!--form:contact-->',
        variants('name', '<input name="name" value="{value:name}"/>'),
        variants('country', '<select id="a" name="country"><option value="">Select Location</option><option>Spain</option></select>'),
        '<select name="companySize"><option>1-50 Employees</option><option>51-200 Employees</option></select>',
        variants('mobile', '<input name="mobile" value="{value:mobile}"/>'),
        variants('descriptionmsg', '<textarea>{value:descriptionmsg}</textarea>'),
        variants('email', 'wrong'),
        '<!--/form--></main>',
      ].join('\n'),
      'csp.json': JSON.stringify({ '/check-your-details': "default-src 'self'" }),
    });
    const desk = await testApp({ siteDir });
    const answer = await post(desk, {
      ...contactFields,
      form: 'contact',
      name: 'A"><script>{value:mobile}',
      mobile: '12',
      country: '',
      descriptionmsg: '\n</textarea>$& a',
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-security-policy']]).toEqual([
      422,
      'text/html; charset=utf-8',
      "default-src 'self'",
    ]);
    expect(answer.body).toBe(
      [
        '<!doctype html><title>Error: Check</title><main class="own">',
        '<input name="name" value="A&quot;&gt;&lt;script&gt;{value:mobile}"/><p id="name-error">Please use only Alphabets and space</p>',
        '<select id="a" name="country"><option value="">Select Location</option><option>Spain</option></select><p id="country-error">Please choose a country from the list.</p>',
        '<select name="companySize"><option selected>1-50 Employees</option><option>51-200 Employees</option></select>',
        '<input name="mobile" value="12"/><p id="mobile-error">Contact Number Must be 10 Digits only</p>',
        '<textarea>\n\n&lt;/textarea&gt;$&amp; a</textarea><p id="descriptionmsg-error">Please use only letters, digits and spaces.</p>',
        `<p>${contactFields.email}</p>`,
        '</main>',
      ].join('\n'),
    );
    expect(await desk.stored()).toEqual([]);
  });

  test('comes back on a page of the desk itself where the site has none', async () => {
    const desk = await testApp();
    const answer = await post(desk, { form: 'signUp' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    expect(answer.body).toContain('Name is required.');
    expect(answer.body).toContain('Email is required.');
  });

  test.each<[string, Record<string, string> | [string, string][], Record<string, string>, number]>([
    ['of another site', { form: 'newsletter', email: 'a@b.co' }, { origin: 'https://evil.example' }, 403],
    ['of a page without an origin', { form: 'newsletter', email: 'a@b.co' }, { origin: 'null' }, 403],
    ['of no known kind', { form: 'other', email: 'a@b.co' }, {}, 400],
    ['of an inherited kind', { form: 'constructor', email: 'a@b.co' }, {}, 400],
    ['with a field of its own', { form: 'newsletter', email: 'a@b.co', admin: '1' }, {}, 400],
    ['with __proto__', { form: 'newsletter', email: 'a@b.co', ['__proto__' as string]: '1' }, {}, 400],
    [
      'with a field twice',
      [
        ['form', 'newsletter'],
        ['email', 'a@b.co'],
        ['email', 'c@d.co'],
      ],
      {},
      400,
    ],
    ['of more than 16 KB', { form: 'newsletter', email: 'a'.repeat(17_000) }, {}, 413],
    ['as JSON', {}, { 'content-type': 'application/json' }, 415],
  ])('%s is refused', async (_what, fields, headers, status) => {
    const desk = await testApp();
    expect((await post(desk, fields, headers)).statusCode).toBe(status);
    expect(await desk.stored()).toEqual([]);
  });

  test('with a file or with parts beyond measure is refused', async () => {
    const desk = await testApp();
    const withFile = await postMultipart(desk, ['name="form"\r\n\r\nnewsletter', 'name="email"; filename="a.txt"\r\n\r\nada@engines.com']);
    expect(withFile.statusCode).toBeGreaterThanOrEqual(400);
    expect(withFile.statusCode).toBeLessThan(500);
    const crowd = await postMultipart(
      desk,
      Array.from({ length: 40 }, (_, index) => `name="f${index}"\r\n\r\nx`),
    );
    expect(crowd.statusCode).toBe(400);
    expect(await desk.stored()).toEqual([]);
  });

  test('is stored although a stranger has sent its key beforehand', async () => {
    const desk = await testApp();
    const moment = Math.floor(Date.now() / (10 * 60 * 1000));
    const email = 'victim@engines.com';
    for (const key of [moment - 1, moment, moment + 1].map((at) =>
      createHash('sha256')
        .update(JSON.stringify(['newsletter', { email }, at]))
        .digest('base64url'),
    ))
      await desk.app.inject({
        method: 'POST',
        url: SEND_PATH,
        headers: { 'idempotency-key': key },
        payload: toEmailJsPayload('newsletter', { email: 'stranger@engines.com' }, site.leadApi),
      });
    expect((await post(desk, { form: 'newsletter', email })).headers.location).toBe('/thank-you/newsletter');
    expect((await desk.stored()).map(({ fields }) => fields.email)).toContain(email);
  });

  test('is stored although a bot has posted the same', async () => {
    const desk = await testApp({}, ['mail']);
    const fields = { form: 'newsletter', email: 'ada@engines.com' };
    await post(desk, { ...fields, topic: 'x' });
    await post(desk, fields);
    expect((await desk.stored()).map(({ spam }) => spam).sort()).toEqual(['honeypot', null].sort());
  });

  test('comes back with what was typed when the store is away', async () => {
    const desk = await testApp();
    desk.store.add = () => Promise.reject(new StoreUnavailable('database or disk is full'));
    const answer = await post(desk, { form: 'contact', ...contactFields });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([503, 'text/html; charset=utf-8', '30']);
    expect(answer.body).toContain('could not be saved just now');
    for (const value of [contactFields.name, contactFields.email, contactFields.descriptionmsg]) expect(answer.body).toContain(value);
    expect(desk.log.join('')).toContain('database or disk is full');
    expect(desk.log.join('')).not.toContain(contactFields.email);
  });

  test.each([
    ['in the middle of a value', '--xxx\r\nContent-Disposition: form-data; name="form"\r\n\r\nnewsl'],
    ['in the middle of a header', '--xxx\r\nContent-Disposition: form-da'],
    ['before its last boundary', '--xxx\r\nContent-Disposition: form-data; name="form"\r\n\r\nnewsletter\r\n'],
    ['at its beginning', '--x'],
  ])('that was cut off %s is refused as the sender’s mistake, without a word in the log', async (_where, payload) => {
    const desk = await testApp();
    const answer = await desk.app.inject({ method: 'POST', url: FORM_PATH, headers: { 'content-type': 'multipart/form-data; boundary=xxx' }, payload });
    expect(answer.statusCode).toBe(400);
    expect(desk.log).toEqual([]);
  });

  test('in chunks without an end is refused after 16 KB and read no further', async () => {
    const desk = await testApp();
    await desk.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = desk.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`POST ${FORM_PATH} HTTP/1.1\r\nHost: desk\r\nTransfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=xxx\r\n\r\n`);
    const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    let written = 0;
    const write = () => {
      while (!socket.destroyed && written < 200_000_000) {
        written += piece.length;
        if (!socket.write(piece)) return void socket.once('drain', write);
      }
    };
    write();
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    // What lies in the buffers between the two.
    expect(written).toBeLessThan(20_000_000);
  });

  test('counts against the same limit as a send', async () => {
    const desk = await testApp({ rateLimit: { max: 1, windowMs: 60_000 } });
    await post(desk, { form: 'newsletter', email: 'ada@engines.com' });
    const answer = await desk.app.inject({ method: 'POST', url: '/api/v1.0/email/send', payload: {} });
    expect(answer.statusCode).toBe(429);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)('is not taken by %s', async (method) => {
    const { app } = await testApp();
    expect((await app.inject({ method, url: FORM_PATH })).statusCode).toBe(405);
  });
});

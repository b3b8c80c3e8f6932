import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { FORM_PATH, SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { contactFields } from '../../tests/server/contact-fields.ts';
import {
  type Desk,
  expectStatus,
  listen,
  tempFolder,
  testApp,
} from '../../tests/server/fixtures.ts';
import { StoreUnavailable } from '../store/store.ts';

type FormFields = Record<string, string> | [string, string][];

const post = (desk: Desk, fields: FormFields, headers: Record<string, string> = {}) =>
  desk.post(FORM_PATH, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

const validForm = { form: 'newsletter', email: 'a@b.co' };
const REQUEST_HEAD = `POST ${FORM_PATH} HTTP/1.1\r\nHost: desk\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

/** Connects to the desk. `closed` resolves with the received text when the connection ends. */
async function connectTo({ app }: Desk) {
  const { port } = new URL(await listen(app));
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { socket, closed };
}

// Browsers also send the empty honeypot, `topic`.
test.each([
  ['signUp', { name: 'Ada', email: 'ada@engines.com' }, '/thank-you/sign-up'],
  ['contact', contactFields, '/thank-you/contact'],
  ['newsletter', { email: 'ada@engines.com' }, '/thank-you/newsletter'],
])('a posted %s form is stored and redirects to its thank-you page', async (form, fields, page) => {
  const desk = await testApp();
  expect(await post(desk, { form, ...fields, topic: '' })).toMatchObject({
    statusCode: 303,
    headers: { location: page },
  });
  expect(await desk.storedLeads()).toMatchObject([{ form, fields, spam: null }]);
});

test('a posted form is accepted while the desk stops, whether it arrived before or after the stop began', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const desk = await testApp();
  const { add } = desk.store;
  desk.store.add = (lead) => released.then(() => add(lead));
  const { socket, closed } = await connectTo(desk);
  const send = async (email: string) => {
    const received = once(desk.app.server, 'request');
    const body = new URLSearchParams({ ...validForm, email }).toString();
    socket.write(`${REQUEST_HEAD}Content-Length: ${body.length}\r\n\r\n${body}`);
    await received;
  };
  await send('ada@engines.com');
  const stopped = desk.app.close();
  await send('grace@engines.com');
  release();
  await stopped;
  expect((await closed).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 303', 'HTTP/1.1 303']);
});

test('a posted form is stored once after a double click', async () => {
  const desk = await testApp();
  // The desk drops repeats only within fixed ten-minute periods, so the test stops the clock.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await Promise.all([1, 2].map(() => post(desk, validForm)));
  expect(await desk.storedLeads()).toHaveLength(1);
});

test('a posted form is quarantined and redirects as usual if its honeypot is filled', async () => {
  const desk = await testApp();
  const { headers } = await post(desk, { ...validForm, topic: 'x' });
  expect(headers.location).toBe('/thank-you/newsletter');
  expect(await desk.storedLeads()).toMatchObject([{ spam: 'honeypot' }]);
});

test('a posted form is returned with the visitor’s input and error messages', async () => {
  const fieldHtml = (name: string, control: string) =>
    `<template data-when="right:${name}"><p>{value:${name}}</p></template><template data-when="wrong:${name}">${control}<p id="${name}-error">{error:${name}}</p></template>`;
  const siteDir = tempFolder({
    'index.html': '',
    'check-your-details.html': [
      '<!doctype html><title>Check</title><main class="own"><!--form:signUp-->the other form<!--/form--><!--form:contact-->',
      fieldHtml('name', '<input name="name" value="{value:name}"/>'),
      fieldHtml(
        'country',
        '<select id="a" name="country"><option value="">Select Location</option><option>Spain</option></select>',
      ),
      '<select name="companySize"><option>1-50 Employees</option><option>51-200 Employees</option></select>',
      fieldHtml('descriptionmsg', '<textarea>{value:descriptionmsg}</textarea>'),
      fieldHtml('email', 'wrong'),
      '<!--/form--></main>',
    ].join('\n'),
    'csp.json': JSON.stringify({ '/check-your-details': "default-src 'self'" }),
  });
  const desk = await testApp({ siteDir });
  const answer = await post(desk, {
    ...contactFields,
    form: 'contact',
    name: 'A"><script>{value:email}',
    country: '',
    // HTML parsers drop a line break at the start of a textarea, so the desk doubles it.
    // `$&` is special in `replace`.
    descriptionmsg: '\n</textarea>$& a',
  });
  expect(answer).toMatchObject({
    statusCode: 422,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
    },
  });
  expect(answer.body).toBe(
    [
      '<!doctype html><title>Error: Check</title><main class="own">',
      '<input name="name" value="A&quot;&gt;&lt;script&gt;{value:email}"/><p id="name-error">Please use only Alphabets and space</p>',
      '<select id="a" name="country"><option value="">Select Location</option><option>Spain</option></select><p id="country-error">Please choose a country from the list.</p>',
      '<select name="companySize"><option selected>1-50 Employees</option><option>51-200 Employees</option></select>',
      '<textarea>\n\n&lt;/textarea&gt;$&amp; a</textarea><p id="descriptionmsg-error">Please use only letters, digits and spaces.</p>',
      `<p>${contactFields.email}</p>`,
      '</main>',
    ].join('\n'),
  );
  expect(await desk.storedLeads()).toEqual([]);
});

test('a posted form is returned on a bare page if the desk serves no site', async () => {
  const desk = await testApp();
  expect(await post(desk, { form: 'signUp' })).toMatchObject({
    statusCode: 422,
    headers: { 'content-security-policy': expect.stringContaining("form-action 'self'") },
    body: expect.stringMatching(/Name is required\.[\s\S]*Email is required\./),
  });
});

test.each<[string, FormFields, Record<string, string>, number]>([
  ['from another site', validForm, { origin: 'https://evil.example' }, 403],
  [
    'with the name of an inherited property as its form',
    { form: 'constructor', email: 'a@b.co' },
    {},
    400,
  ],
  ['with an unknown field', { ...validForm, admin: '1' }, {}, 400],
  ['with __proto__', { ...validForm, ['__proto__' as string]: '1' }, {}, 400],
  ['with a field twice', [...Object.entries(validForm), ['email', 'c@d.co']], {}, 400],
  ['of more than 16 KB', { ...validForm, email: 'a'.repeat(17_000) }, {}, 413],
  ['as JSON', {}, { 'content-type': 'application/json' }, 415],
])('a posted form %s is rejected', async (_what, fields, headers, status) => {
  const desk = await testApp();
  expectStatus(await post(desk, fields, headers), status);
  expect(await desk.storedLeads()).toEqual([]);
});

test('a posted form is returned with the visitor’s input if the store is unavailable', async () => {
  const desk = await testApp();
  desk.store.add = () => Promise.reject(new StoreUnavailable('database or disk is full'));
  const answer = await post(desk, { form: 'contact', ...contactFields });
  expect(answer).toMatchObject({
    statusCode: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' },
    body: expect.stringContaining('could not be saved just now'),
  });
  for (const value of [contactFields.name, contactFields.email, contactFields.descriptionmsg])
    expect(answer.body).toContain(value);
  expect(desk.log.join('')).toContain('database or disk is full');
  expect(desk.log.join('')).not.toContain(contactFields.email);
});

test('a posted form is rejected before 20 MB are sent if its body is endless', async () => {
  const { socket, closed } = await connectTo(await testApp());
  socket.write(`${REQUEST_HEAD}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  let written = 0;
  const write = () => {
    while (!socket.destroyed && written < 200_000_000) {
      written += chunk.length;
      if (!socket.write(chunk)) return void socket.once('drain', write);
    }
  };
  write();
  expect(await closed).toMatch(/^HTTP\/1\.1 413 /);
  // Socket buffers accept more than the desk reads.
  expect(written).toBeLessThan(20_000_000);
});

test('a posted form shares its rate limit with leads sent by script', async () => {
  const desk = await testApp({ rateLimit: { max: 1, windowMs: 60_000 } });
  await post(desk, validForm);
  expectStatus(await desk.post(SEND_PATH, {}), 429);
});

test('only POST sends forms; GET redirects to the contact page', async () => {
  const { app } = await testApp();
  expectStatus(await app.inject({ method: 'OPTIONS', url: FORM_PATH }), 405);
  const { headers } = await app.inject({ url: FORM_PATH });
  expect(headers).toMatchObject({ location: '/contact-us' });
});

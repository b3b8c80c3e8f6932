import { join } from 'node:path';
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_PATH, SEND_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import { CHALLENGE_PATH, PROOF_HEADER } from '../src/features/lead-forms/send.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { sqliteStore } from './store/sqlite.ts';
import { signUpBody, tempFolder, testApp } from './testing/parts.ts';

type Desk = Awaited<ReturnType<typeof testApp>>;
type Payload = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

/** A store whose desks ask for work; each test has a desk of its own over it. */
const store = sqliteStore(join(tempFolder(afterAll), 'leads.db'));
afterAll(() => store.close());
const asking = (now = Date.now, atEnd?: typeof afterAll) => testApp({ proofOfWork: true }, [], atEnd, { store, now });

const encoded = (payload: unknown) => btoa(JSON.stringify(payload));
const challengeOf = async ({ app }: Desk) => (await app.inject({ url: CHALLENGE_PATH })).json<Challenge>();
async function solved(desk: Desk): Promise<Payload> {
  const challenge = await challengeOf(desk);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved');
  return { challenge, solution };
}

let senders = 0;
/** Sends a lead of its own. @returns what is stored of it */
async function send({ app, store }: Desk, proof?: string) {
  senders += 1;
  const email = `sender${senders}@engines.com`;
  const answer = await app.inject({ method: 'POST', url: SEND_PATH, headers: proof === undefined ? {} : { [PROOF_HEADER]: proof }, payload: signUpBody('Ada', email) });
  expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
  const { leads } = await store.inbox.leads({ q: email, spam: 'any' }, 9);
  return leads.length > 0 ? leads : (await store.page({ spam: 'any' }, undefined, 1000)).leads.filter(({ fields }) => fields.email === email);
}

describe('a desk that asks for a proof of work', () => {
  let good: Payload;
  beforeAll(async () => {
    good = await solved(await asking(Date.now, afterAll));
  });
  const parameters = (changes: Partial<Challenge['parameters']>) => ({
    ...good,
    challenge: { ...good.challenge, parameters: { ...good.challenge.parameters, ...changes } },
  });

  test.each<[why: string, proof: () => unknown]>([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['no JSON', () => 'nonsense'],
    ['something else', () => encoded(['a', 1, null])],
    ['of another length', () => 'A'.repeat(5000)],
    ['of no solution', () => encoded({ challenge: good.challenge })],
    ['of another solution', () => encoded({ ...good, solution: { ...good.solution, counter: good.solution.counter + 1 } })],
    ['of a wrong key', () => encoded({ ...good, solution: { ...good.solution, derivedKey: '00'.repeat(32) } })],
    ['of an easier task', () => encoded(parameters({ cost: 1 }))],
    ['of a task with another prefix', () => encoded(parameters({ keyPrefix: '0' }))],
    ['of a longer time', () => encoded(parameters({ expiresAt: (good.challenge.parameters.expiresAt ?? 0) + 1000 }))],
    ['of an unsigned task', () => encoded({ ...good, challenge: { parameters: good.challenge.parameters } })],
    ['of a task that breaks the derivation', () => encoded(parameters({ algorithm: 'nothing', keyLength: -1 }))],
  ])('stores a lead whose proof is %s, answers it like any other, and quarantines it', async (_why, proof) => {
    const desk = await asking();
    expect(await send(desk, proof() as string | undefined)).toMatchObject([{ spam: 'proof' }]);
  });

  test('takes a solution once, also after a restart, and counts what has none', async () => {
    const desk = await asking();
    expect(await send(desk, encoded(good))).toMatchObject([{ spam: null }]);
    expect(await send(desk, encoded(good))).toMatchObject([{ spam: 'proof' }]);
    expect(await send(await asking(), encoded(good))).toMatchObject([{ spam: 'proof' }]);
    expect((await desk.app.inject({ url: '/metrics' })).body).toContain('desk_leads_suspected_total{reason="proof"} 1\n');
  });

  test('takes the solution of another desk’s task, of the same store alone', async () => {
    const proof = encoded(await solved(await asking()));
    expect(await send(await testApp({ proofOfWork: true }), proof)).toMatchObject([{ spam: 'proof' }]);
    expect(await send(await asking(), proof)).toMatchObject([{ spam: null }]);
  });

  test('takes none after an hour, and forgets those it has taken then', async () => {
    const proof = await solved(await asking());
    const later = () => Date.now() + 61 * 60_000;
    expect(await send(await asking(later), encoded(proof))).toMatchObject([{ spam: 'proof' }]);
    const shared = store.shared;
    expect(await shared.spendProof('one', 2000, 1000)).toBe(true);
    expect(await shared.spendProof('one', 2000, 1500)).toBe(false);
    expect(await shared.spendProof('one', 4000, 2001)).toBe(true);
  });

  test('takes no task of an attacker’s own making', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      keyPrefix: '0',
      deriveKey,
      expiresAt: new Date(Date.now() + 60_000),
      hmacSignatureSecret: 'a guess',
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(await createProofOfWork(store.shared).isProven(encoded({ challenge, solution }))).toBe(false);
  });

  test('lets a form without JavaScript be judged by the other signs alone', async () => {
    const { app, stored } = await testApp({ proofOfWork: true });
    const post = (topic: string) =>
      app.inject({
        method: 'POST',
        url: FORM_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ form: 'newsletter', email: `ada${topic}@engines.com`, topic }).toString(),
      });
    await post('');
    await post('x');
    expect((await stored()).map(({ spam }) => spam).sort()).toEqual(['honeypot', null]);
  });

  test('sets tasks to GET alone, each another, which no cache keeps and listed sites may read', async () => {
    const { app } = await testApp({ proofOfWork: true, allowedOrigins: ['https://pages.example'] });
    const ask = () => app.inject({ url: CHALLENGE_PATH, headers: { origin: 'https://pages.example' } });
    const [one, other] = [await ask(), await ask()];
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': 'https://pages.example' });
    expect(one.json<Challenge>().parameters.nonce).not.toBe(other.json<Challenge>().parameters.nonce);
    expect((await app.inject({ method: 'POST', url: CHALLENGE_PATH })).statusCode).toBe(405);
    const preflight = await app.inject({ method: 'OPTIONS', url: SEND_PATH, headers: { origin: 'https://pages.example' } });
    expect(preflight.headers['access-control-allow-headers']).toContain(PROOF_HEADER);
  });
});

test('a desk that asks for none sets no task, and takes leads as they come', async () => {
  const desk = await testApp();
  expect((await desk.app.inject({ url: CHALLENGE_PATH })).statusCode).toBe(404);
  expect(await send(desk)).toMatchObject([{ spam: null }]);
});

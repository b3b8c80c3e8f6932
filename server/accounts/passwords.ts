import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

/** OWASP's parameters for argon2id, `memory` in KiB. Changes apply only to new hashes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;
/** Limits memory: a hash takes 19 MiB. */
const CONCURRENCY = 2;
const MAX_QUEUE_LENGTH = 50;

const derive = promisify(argon2);
let running = 0;
const queue: (() => void)[] = [];

export const isHashQueueFull = () => queue.length >= MAX_QUEUE_LENGTH;

async function hash(password: string, salt: Buffer, cost: typeof COST, length: number) {
  if (running < CONCURRENCY) running += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    // Keyboards may produce different code points for the same text.
    return await derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      tagLength: length,
      ...cost,
    });
  } finally {
    const startNext = queue.shift();
    if (startNext) startNext();
    else running -= 1;
  }
}

const encode = ({ memory, passes, parallelism }: typeof COST, salt: Buffer, digest: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${digest.toString('base64url')}`;

export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  return encode(COST, salt, await hash(password, salt, COST, HASH_BYTES));
}

/** Checked instead of a missing hash, so that response times are equal. */
const DUMMY_HASH = encode(COST, Buffer.alloc(16), Buffer.alloc(HASH_BYTES));

/** Returns the stored hash if the password matches it. */
export async function verifyPassword(password: string, storedHash: string | null) {
  const [, , , encodedCost = '', salt = '', digest = ''] = (storedHash ?? DUMMY_HASH).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = (encodedCost.match(/\d+/g) ?? []).map(Number);
  const expected = Buffer.from(digest, 'base64url');
  const cost = { memory, passes, parallelism };
  const actual = await hash(password, Buffer.from(salt, 'base64url'), cost, expected.length);
  return timingSafeEqual(actual, expected) ? storedHash : null;
}

export async function passwordProblem(password: string, email: string) {
  const length = [...password].length;
  if (length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters.`;
  if (length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  const lower = password.toLowerCase();
  if (lower === email || new Set(lower).size < 4)
    return 'Choose a password that is harder to guess.';
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(lower)
    ? 'This is one of the most common passwords. Choose another.'
    : undefined;
}

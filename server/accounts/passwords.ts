import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 200;

/** OWASP's parameters for argon2id: memory in KiB, passes, lanes. A stored hash carries the ones it was made with. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;
/** Hashes under way at a time: each takes 19 MB. */
const AT_ONCE = 2;
/** Beyond this, guesses from everywhere would only wait for each other. */
const MOST_WAITING = 50;

type Cost = typeof COST;

const derive = promisify(argon2);
let underWay = 0;
const queue: (() => void)[] = [];

/** Whether so many hashes wait that another had better come later. */
export const isBusy = (): boolean => queue.length >= MOST_WAITING;

async function hash(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  if (underWay >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  underWay += 1;
  try {
    // One password can be typed as different code points.
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: length, ...cost });
  } finally {
    underWay -= 1;
    queue.shift()?.();
  }
}

const encode = ({ memory, passes, parallelism }: Cost, salt: Buffer, digest: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${digest.toString('base64url')}`;

/** The hash of a password with its salt and cost, as text (the PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(COST, salt, await hash(password, salt, COST, HASH_BYTES));
}

/** Of no password: compared with where there is no account, so that the answer takes as long. */
const NOBODY = encode(COST, Buffer.alloc(16), Buffer.alloc(HASH_BYTES));

/** Whether a password is the one of a stored hash. Without a hash it takes as long and is wrong. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , cost = '', salt = '', digest = ''] = (stored ?? NOBODY).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = cost.split(',').map((part) => Number(part.slice(2)));
  const expected = Buffer.from(digest, 'base64url');
  const found = await hash(password, Buffer.from(salt, 'base64url'), { memory, passes, parallelism }, expected.length);
  return timingSafeEqual(found, expected) && stored !== null;
}

/** Why a password may not be taken, in a sentence; undefined for one that may. */
export async function passwordProblem(password: string, email: string): Promise<string | undefined> {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (length > PASSWORD_MAX_LENGTH) return `Use at most ${PASSWORD_MAX_LENGTH} characters.`;
  const lower = password.toLowerCase();
  if (lower === email || new Set(lower).size < 4) return 'Choose a password that is harder to guess.';
  // Loaded when needed: the list takes memory that a desk without sign-ins should not spend.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(lower) ? 'This is one of the most common passwords. Choose another.' : undefined;
}

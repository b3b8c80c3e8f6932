import { isIPv6 } from 'node:net';

type Failures = { count: number; lastAt: number };
/** `free`: failures that cost nothing; each one after them doubles the wait, from a second to `longestMs`. */
type Rule = { free: number; longestMs: number };

const MINUTE_MS = 60_000;
/**
 * Who guesses one account's password from one place waits soon; who guesses at many accounts from one place, later. The rule of an account
 * alone is against guesses from everywhere, and waits a minute at most, so that nobody can lock its owner out.
 */
const RULES = {
  pair: { free: 5, longestMs: 15 * MINUTE_MS },
  address: { free: 20, longestMs: 15 * MINUTE_MS },
  account: { free: 30, longestMs: MINUTE_MS },
} satisfies Record<string, Rule>;
/** Failures older than this are forgotten. */
const MEMORY_MS = 60 * MINUTE_MS;
/** Entries remembered; the oldest goes first. */
const ENTRIES = 20_000;

export type SignInLimit = {
  /** Milliseconds until the next try may be made; 0 when it may be made now. */
  waitMs: (email: string, address: string) => number;
  /** Counts a try as wrong before its password is looked at: tries that come at once are counted each. */
  failed: (email: string, address: string) => void;
  succeeded: (email: string, address: string) => void;
};

/** Slows sign-ins by account and by address. @param now a clock that never goes back, in milliseconds */
export function createSignInLimit(now: () => number = () => performance.now()): SignInLimit {
  const failures = new Map<string, Failures>();

  const keysOf = (email: string, address: string): [key: string, rule: Rule][] => {
    const place = networkOf(address);
    return [
      [`pair ${place} ${email}`, RULES.pair],
      [`address ${place}`, RULES.address],
      [`account ${email}`, RULES.account],
    ];
  };

  const waitOf = ([key, { free, longestMs }]: [string, Rule]) => {
    const { count, lastAt } = failures.get(key) ?? { count: 0, lastAt: 0 };
    if (count < free || now() - lastAt > MEMORY_MS) return 0;
    return Math.max(0, lastAt + Math.min(1000 * 2 ** (count - free), longestMs) - now());
  };

  return {
    waitMs: (email, address) => Math.max(...keysOf(email, address).map(waitOf)),
    failed(email, address) {
      for (const [key] of keysOf(email, address)) {
        const known = failures.get(key);
        const count = known === undefined || now() - known.lastAt > MEMORY_MS ? 1 : known.count + 1;
        failures.delete(key);
        failures.set(key, { count, lastAt: now() });
      }
      for (const key of failures.keys()) {
        if (failures.size <= ENTRIES) break;
        failures.delete(key);
      }
    },
    succeeded(email, address) {
      const [[pair], , [account]] = keysOf(email, address) as [[string, Rule], [string, Rule], [string, Rule]];
      failures.delete(pair);
      failures.delete(account);
      // The one counted before the password was looked at.
      const place = failures.get(`address ${networkOf(address)}`);
      if (place !== undefined) place.count -= 1;
    },
  };
}

/** An IPv4 address, or an IPv6 network of 64 bits, which one client has to itself. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':');
  const rest = address.includes('::') ? tail.split(':') : [];
  const missing = Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array.from({ length: address.includes('::') ? missing : 0 }, () => '0'), ...rest].slice(0, 4).join(':');
}

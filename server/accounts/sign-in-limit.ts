import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LimitStore } from '../store/limits.ts';
import { cachedSecret, type SecretStore } from '../store/secrets.ts';
import { randomToken } from './tokens.ts';

const MINUTE_MS = 60_000;

type Attempt = { email: string; clientIp: string; device?: string };

/** Counts the attempts of a known device separately, so that strangers cannot lock it out. */
export function createSignInLimit(limits: LimitStore) {
  const counterNames = ({ email, clientIp, device }: Attempt) => ({
    device: device && `sign-in device ${device}`,
    pair: `sign-in pair ${clientIp} ${email}`,
    client: `sign-in client ${clientIp}`,
    account: `sign-in account ${email}`,
  });
  return {
    /** Returns the wait in ms. If it is 0, the attempt is allowed and counted. */
    consume(attempt: Attempt) {
      const { device, pair, client, account } = counterNames(attempt);
      const maxWaitMs = 15 * MINUTE_MS;
      return limits.consume(
        device
          ? [{ name: device, freeTries: 10, maxWaitMs }]
          : [
              { name: pair, freeTries: 5, maxWaitMs },
              { name: client, freeTries: 20, maxWaitMs },
              { name: account, freeTries: 30, maxWaitMs: MINUTE_MS },
            ],
      );
    },
    /** Resets the counters after a correct password. */
    async refund(attempt: Attempt) {
      const { device, pair, client, account } = counterNames(attempt);
      if (device) await limits.refund({ reset: [device] });
      // The client's failed attempts at other accounts still count.
      else await limits.refund({ reset: [pair, account], decrement: [client] });
    },
  };
}

/** Signs a random ID for each browser, so that later sign-ins recognize it. */
export function createDeviceIds(store: SecretStore) {
  const secret = cachedSecret(store, 'devices');
  const sign = async (id: string, email: string) =>
    createHmac('sha256', await secret())
      .update(`${id} ${email}`)
      .digest('base64url');
  return {
    async issue(email: string) {
      const id = randomToken();
      return `${id}.${await sign(id, email)}`;
    },
    async verify(signedId: string | undefined, email: string) {
      const [id = '', signature = ''] = signedId?.split('.') ?? [];
      const expected = Buffer.from(await sign(id, email));
      const actual = Buffer.from(signature);
      return actual.length === expected.length && timingSafeEqual(actual, expected)
        ? id
        : undefined;
    },
  };
}

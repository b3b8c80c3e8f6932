import { hash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  type InboxStore,
  type StoredAccount,
  type StoredPasskey,
  StoreUnavailable,
} from '../store/store.ts';
import type { AuthSession } from './accounts.ts';
import { hashToken } from './tokens.ts';

const CHALLENGE_TTL_MS = 5 * 60_000;

const loadLibrary = () => import('@simplewebauthn/server');

const hostOf = (origin: string) => new URL(origin).hostname;

/**
 * Equal for all passkeys of an account. A device keeps one passkey for each user ID, so a new
 * passkey replaces one that was deleted in the inbox, but not on the device.
 */
const userIdOf = ({ email, createdAt }: StoredAccount) =>
  new Uint8Array(hash('sha256', `${createdAt} ${email}`, 'buffer'));

/** Returns undefined for other errors, which mean that the response is invalid. */
function rethrowStoreError(error: unknown) {
  if (error instanceof StoreUnavailable) throw error;
  return undefined;
}

export function createPasskeys(store: InboxStore) {
  /** `email`: null for a sign-in, whose account is unknown. */
  const storeChallenge = (challenge: string, email: string | null) =>
    store.addChallenge(hashToken(challenge), { email, createdAt: Date.now() }, CHALLENGE_TTL_MS);

  const expectations = (origin: string, email: string | null) => ({
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    expectedChallenge: async (challenge: string) => {
      const stored = await store.consumeChallenge(hashToken(challenge));
      return stored?.email === email && Math.abs(Date.now() - stored.createdAt) < CHALLENGE_TTL_MS;
    },
  });

  return {
    async newCreationOptions(account: StoredAccount, rpName: string, origin: string) {
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName,
        rpID: hostOf(origin),
        userName: account.email,
        userDisplayName: account.email,
        userID: userIdOf(account),
        timeout: CHALLENGE_TTL_MS,
        excludeCredentials: (await store.passkeys(account.email)).map(({ id, transports }) => ({
          id,
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await storeChallenge(options.challenge, account.email);
      return options;
    },

    async add(
      { account: { email }, session }: AuthSession,
      name: string,
      response: RegistrationResponseJSON,
      origin: string,
    ) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const options = { response, ...expectations(origin, email) };
      const result = await verifyRegistrationResponse(options).catch(rethrowStoreError);
      if (result?.registrationInfo === undefined) return undefined;
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      const passkey = {
        id,
        email,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: Date.now(),
        lastUsedAt: null,
      };
      return (await store.addPasskey(passkey, session.id)) ? passkey : undefined;
    },

    async newRequestOptions(origin: string) {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(origin),
        timeout: CHALLENGE_TTL_MS,
        userVerification: 'required',
      });
      await storeChallenge(options.challenge, null);
      return options;
    },

    async verifyAndRecordUse(
      { id, publicKey, counter }: StoredPasskey,
      response: AuthenticationResponseJSON,
      origin: string,
    ) {
      const { verifyAuthenticationResponse } = await loadLibrary();
      const result = await verifyAuthenticationResponse({
        response,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
        ...expectations(origin, null),
      }).catch(rethrowStoreError);
      return (
        result?.verified === true &&
        store.recordPasskeyUse(id, result.authenticationInfo.newCounter, Date.now())
      );
    },
  };
}

import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { InboxStore, StoredAccount, StoredPasskey } from '../store/inbox-store.ts';
import { tokenHash } from './tokens.ts';

/** How long a browser may take to have a challenge signed. */
const CHALLENGE_MS = 5 * 60_000;

/** COSE's numbers of EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when needed: a desk without passkeys should not spend the memory. */
const library = () => import('@simplewebauthn/server');

/** What a passkey is bound to: the host by which a browser knows the inbox. */
const hostOf = (origin: string) => new URL(origin).hostname;

/** The account as its authenticators know it: not its address, and the same for each passkey, so that a new one takes the place of an old one. */
const handleOf = ({ email, createdAt }: StoredAccount) => new Uint8Array(createHash('sha256').update(`${createdAt} ${email}`).digest());

/** The challenge that a browser says was signed; undefined where what it sent cannot be read. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Passkeys of accounts (WebAuthn): what a browser is to have signed, and whether it was. Only signatures that a person was verified for count. */
export function createPasskeys({ store, now }: { store: InboxStore; now: () => number }) {
  /** @param email whose passkey is to be added; null to sign in */
  const remember = (challenge: string, email: string | null) => store.addChallenge(tokenHash(challenge), email, now(), now() - CHALLENGE_MS);

  /** The challenge of an answer, if it was made for this and is still good. It is used up, whatever comes of it. */
  const take = async (clientDataJSON: string, email: string | null): Promise<string | undefined> => {
    const challenge = challengeIn(clientDataJSON);
    const known = challenge === undefined ? undefined : await store.takeChallenge(tokenHash(challenge));
    return known !== undefined && known.email === email && Math.abs(now() - known.createdAt) < CHALLENGE_MS ? challenge : undefined;
  };

  return {
    /** What a browser needs to make a passkey for an account. @param origin the inbox's, as the browser says it */
    async creationOptions(account: StoredAccount, rpName: string, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName,
        rpID: hostOf(origin),
        userName: account.email,
        userDisplayName: account.email,
        userID: handleOf(account),
        timeout: CHALLENGE_MS,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await store.passkeys(account.email)).map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await remember(options.challenge, account.email);
      return options;
    },

    /** Adds the passkey a browser has made. @returns undefined where it may not be believed, or is known already */
    async add({ email }: StoredAccount, name: string, response: RegistrationResponseJSON, origin: string): Promise<StoredPasskey | undefined> {
      const expectedChallenge = await take(response.response.clientDataJSON, email);
      if (expectedChallenge === undefined) return undefined;
      const { verifyRegistrationResponse } = await library();
      const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: hostOf(origin), supportedAlgorithmIDs: ALGORITHMS };
      const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(() => ({ registrationInfo: undefined }));
      if (registrationInfo === undefined) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const passkey = { id, email, name, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, createdAt: now(), lastUsedAt: null };
      return (await store.addPasskey(passkey)) ? passkey : undefined;
    },

    /** What a browser needs to sign in by any passkey it has for the inbox. */
    async requestOptions(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID: hostOf(origin), timeout: CHALLENGE_MS, userVerification: 'required' });
      await remember(options.challenge, null);
      return options;
    },

    /** Whether a passkey has signed what it was asked to, and has not been copied: a key that counts its uses counts on. */
    async isSignedBy(passkey: StoredPasskey | undefined, response: AuthenticationResponseJSON, origin: string): Promise<boolean> {
      const expectedChallenge = await take(response.response.clientDataJSON, null);
      if (passkey === undefined || expectedChallenge === undefined) return false;
      const { verifyAuthenticationResponse } = await library();
      const credential = { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: passkey.counter };
      const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: hostOf(origin) };
      const result = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => undefined);
      return result?.verified === true && (await store.notePasskeyUse(passkey.id, result.authenticationInfo.newCounter, now()));
    },
  };
}

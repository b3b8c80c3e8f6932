import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { NewPasskey, NewPasskeyOptions, Passkey, PasskeySignIn, Session } from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';

/** Passkeys are bound to a name; browsers make none for an address in numbers. */
const hasName = () => !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Whether this browser can use passkeys at this address; in words, why it cannot. */
export function whyNoPasskeys(): string | undefined {
  if (!hasName()) return 'Passkeys need a host name. On this machine, open the inbox at http://localhost instead of a number.';
  return browserSupportsWebAuthn() ? undefined : 'This browser cannot use passkeys.';
}

/** What the browser could not do, as it is told to whoever was asked. */
function toSentence(error: unknown): unknown {
  if (!(error instanceof WebAuthnError) && !(error instanceof DOMException)) return error;
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new Error('This device has a passkey for your account already.');
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return new Error('No passkey was used: it was canceled, or took too long.');
  return new Error('This browser could not use a passkey.');
}
const inWords = (error: unknown): never => {
  throw toSentence(error);
};

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Makes a passkey for one's own account. @throws Error with a sentence */
export async function addPasskey(name: string, password: string): Promise<Passkey> {
  const optionsJSON = await request<CreationOptions>('/passkeys/options', { method: 'POST', body: { password } satisfies NewPasskeyOptions });
  const response = await startRegistration({ optionsJSON }).catch(inWords);
  return request<Passkey>('/passkeys', { method: 'POST', body: { name, response } satisfies NewPasskey });
}

/** Signs in by whichever passkey the browser offers and its owner takes. @throws Error with a sentence */
export async function signInByPasskey(): Promise<Session> {
  const optionsJSON = await request<RequestOptions>('/session/passkey/options', { method: 'POST', body: {} });
  const response = await startAuthentication({ optionsJSON }).catch(inWords);
  return request<Session>('/session/passkey', { method: 'POST', body: { response } satisfies PasskeySignIn });
}

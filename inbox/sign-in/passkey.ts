import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  NewPasskey,
  Passkey,
  PasskeyOptionsRequest,
  PasskeySignIn,
  Session,
} from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';

export function passkeysUnsupportedReason(): string | undefined {
  if (/^[\d.]+$|^\[/.test(window.location.hostname))
    return 'Passkeys need a host name. On this machine, open the inbox at http://localhost instead of an IP address.';
  return browserSupportsWebAuthn() ? undefined : 'This browser cannot use passkeys.';
}

function throwReadable(error: unknown): never {
  if (!(error instanceof WebAuthnError) && !(error instanceof DOMException)) throw error;
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    throw new Error('This device already has a passkey for your account.');
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    throw new Error('The passkey request was canceled or timed out.');
  throw new Error('The passkey did not work. Try again, or use your password.');
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export async function addPasskey(name: string, password: string): Promise<Passkey> {
  const optionsJSON = await request<CreationOptions>('/passkeys/options', {
    method: 'POST',
    body: { password } satisfies PasskeyOptionsRequest,
  });
  const response = await startRegistration({ optionsJSON }).catch(throwReadable);
  return request<Passkey>('/passkeys', {
    method: 'POST',
    body: { name, response } satisfies NewPasskey,
  });
}

export async function signInByPasskey(): Promise<Session> {
  const optionsJSON = await request<RequestOptions>('/session/passkey/options', {
    method: 'POST',
    body: {},
  });
  const response = await startAuthentication({ optionsJSON }).catch(throwReadable);
  return request<Session>('/session/passkey', {
    method: 'POST',
    body: { response } satisfies PasskeySignIn,
  });
}

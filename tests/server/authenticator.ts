import { generateKeyPairSync, hash, randomBytes, sign as signBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { ORIGIN } from './inbox.ts';

/** By default, the site is the test inbox, and the user is verified. */
export type Ceremony = { origin?: string; rpId?: string; verified?: boolean };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const sha256 = (data: string | Buffer) => hash('sha256', data, 'buffer');
const encode = (data: Uint8Array) => Buffer.from(data).toString('base64url');

export function newPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = ORIGIN }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { rpId = 'localhost', verified = true }: Ceremony,
    credentialData = Buffer.alloc(0),
  ) => {
    counter += 1;
    const flags = PRESENT | (verified ? VERIFIED : 0) | (credentialData.length > 0 ? HAS_KEY : 0);
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counterBytes, credentialData]);
  };
  const credential = {
    id: encode(id),
    rawId: encode(id),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    id: encode(id),
    resetCounter: () => {
      counter = 0;
    },
    register(challenge: string, ceremony: Ceremony = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // Key type EC2, algorithm ES256, curve P-256, x, y
      const coseKey = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      // AAGUID, length of the ID, ID, key
      const credentialData = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(coseKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(ceremony, credentialData))],
      ]);
      const attestationObject = encode(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, ceremony)),
          attestationObject,
          transports: ['internal'],
        },
      };
    },
    sign(challenge: string, ceremony: Ceremony = {}) {
      const clientJson = clientData('webauthn.get', challenge, ceremony);
      const authData = authenticatorData(ceremony);
      const signature = signBytes(
        'sha256',
        Buffer.concat([authData, sha256(clientJson)]),
        privateKey,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientJson),
          authenticatorData: encode(authData),
          signature: encode(signature),
        },
      };
    },
  };
}

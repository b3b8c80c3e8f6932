/** A random id. `crypto.randomUUID` exists on secure origins only, and a site under test on a local network is none. */
export function randomId(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

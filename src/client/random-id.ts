/** A random id. `crypto.randomUUID` exists in secure contexts only: over plain http it is 16 random bytes in hexadecimal. */
export const randomId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `crypto.randomUUID` requires a secure context; plain http gets 16 random bytes. */
export const randomId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

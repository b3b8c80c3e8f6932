/** Returns a UUID, or 16 random bytes as hex in insecure contexts, which lack `randomUUID`. */
export const randomId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

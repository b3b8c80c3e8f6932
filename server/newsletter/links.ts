import { createHmac, timingSafeEqual } from 'node:crypto';
import { cachedSecret, type SecretStore } from '../store/secrets.ts';

export const PURPOSES = ['confirm', 'unsubscribe'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const NEWSLETTER_PATH = '/newsletter/';

export const CONFIRM_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** Token: lead ID, expiry in Unix seconds (0: never), half an HMAC of purpose, ID and expiry. */
const [ID_BYTES, EXPIRY_BYTES, MAC_BYTES] = [16, 6, 16];
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{51}$/;

export type Links = ReturnType<typeof createNewsletterLinks>;

export function createNewsletterLinks(store: SecretStore, baseUrl: string) {
  const key = cachedSecret(store, 'newsletter-links');
  const sign = async (purpose: Purpose, content: Buffer) =>
    createHmac('sha256', await key())
      .update(purpose)
      .update(content)
      .digest()
      .subarray(0, MAC_BYTES);

  const createLink = async (purpose: Purpose, leadId: string, expiresAt: number) => {
    const content = Buffer.alloc(ID_BYTES + EXPIRY_BYTES);
    content.write(leadId.replaceAll('-', ''), 'hex');
    content.writeUIntBE(Math.floor(expiresAt / 1000), ID_BYTES, EXPIRY_BYTES);
    const token = Buffer.concat([content, await sign(purpose, content)]).toString('base64url');
    return new URL(`${NEWSLETTER_PATH}${purpose}/${token}`, baseUrl).href;
  };

  return {
    toConfirm: (leadId: string) => createLink('confirm', leadId, Date.now() + CONFIRM_TTL_MS),
    toUnsubscribe: (leadId: string) => createLink('unsubscribe', leadId, 0),
    async verify(purpose: Purpose, token: string) {
      if (!TOKEN_PATTERN.test(token)) return 'invalid';
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, ID_BYTES + EXPIRY_BYTES);
      if (!timingSafeEqual(bytes.subarray(content.length), await sign(purpose, content)))
        return 'invalid';
      const expiresAt = 1000 * content.readUIntBE(ID_BYTES, EXPIRY_BYTES);
      if (expiresAt !== 0 && expiresAt < Date.now()) return 'expired';
      return {
        leadId: content
          .toString('hex', 0, ID_BYTES)
          .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      };
    },
  };
}

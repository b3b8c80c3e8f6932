import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a link or a session; the store keeps only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

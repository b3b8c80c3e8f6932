import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The store contains only their hash. */
export const newToken = () => randomBytes(32).toString('base64url');

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The store contains only their hash. */
export const randomToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. The store contains only their hash. */
export const randomToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => hash('sha256', token, 'base64url');

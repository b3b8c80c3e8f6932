export const realWords = new Set<string>();

/** The words of what somebody looks for: letters, marks and digits, at most 8. Each is looked for as the beginning of a word. */
export const searchWords = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 8);

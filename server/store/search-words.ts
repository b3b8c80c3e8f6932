/** Small letters without accents, so that José is found by jose. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of what somebody looks for: letters, marks and digits, at most 8. Each is looked for as the beginning of a word. */
export const searchWords = (text: string): string[] => wordsOf(text).slice(0, 8);

/** The words by which a lead is found: of name, company, address and message. */
export const searchText = (fields: Record<string, string>): string =>
  wordsOf([fields['name'], fields['companyName'], fields['email'], fields['descriptionmsg']].filter((text) => text !== undefined).join(' ')).join(' ');

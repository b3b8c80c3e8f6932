const lists = new Intl.ListFormat('en-US');

/** `Ada, Ben, and Cy` */
export const formatList = (words: readonly string[]) => lists.format(words);

/** The expected answer to a question that the data cannot answer. */
export const absent = Symbol('absent');

/** `tuning` questions were used to improve the engine, `unseen` ones were not. */
export type Half = 'tuning' | 'unseen';

/**
 * A question as a stranger asks it, with the right answer: a number, a text that the answer must
 * contain, names that it must list, figures by name, or `absent`.
 */
export type JudgedQuestion = readonly [
  question: string,
  expected: number | string | Record<string, number> | readonly string[] | typeof absent,
];

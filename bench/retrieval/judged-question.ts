/** The expected answer to a question that the data cannot answer. */
export const absent = Symbol('absent');

/** Half of the questions: `tuning` was used to improve the answers, `unseen` was not. */
export type Half = 'tuning' | 'unseen';

/**
 * A stranger's question with the right answer: a number, a text that the answer must contain, names
 * that it must list (groups: in order), figures by name, or `absent`.
 */
export type JudgedQuestion = readonly [
  question: string,
  expected: number | string | Record<string, number> | readonly string[] | typeof absent,
];

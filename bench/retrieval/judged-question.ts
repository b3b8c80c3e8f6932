/** The judgment for a question whose answer the data does not hold. */
export const absent = Symbol('absent');

/** Tuning questions, and unseen questions that no change of the engine has used. */
export type Half = 'tuning' | 'unseen';

/**
 * A question as a stranger asks it, with the right answer: a number, a text that the answer must
 * contain, names that it must list, figures by name, or `absent`.
 */
export type JudgedQuestion = readonly [
  question: string,
  expected: number | string | Record<string, number> | readonly string[] | typeof absent,
];

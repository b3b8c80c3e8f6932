/** The judgment for a question whose answer the data does not hold. */
export const absent = Symbol('absent');

/**
 * A question as a stranger asks it, with the right answer:
 * a number, a name that the answer must lead with, several names or figures that it must show, or `absent`.
 */
export type JudgedQuestion = readonly [
  question: string,
  expected: number | string | Record<string, number> | readonly string[] | typeof absent,
];

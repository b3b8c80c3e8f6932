/** The middle of a list of numbers; of an even count, the upper of the two in the middle. */
export const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

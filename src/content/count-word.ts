const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count as a sentence has it: `six`, and digits from 13 on. */
export const countWord = (count: number): string => words[count] ?? String(count);

/** The same at the beginning of a sentence: `Six`. */
export function countWordFirst(count: number): string {
  const word = countWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

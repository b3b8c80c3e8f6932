/** The numbers from 0 to 12 in words, by their value. */
export const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

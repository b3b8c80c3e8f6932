/** Numbers in words from 0 to 12, indexed by value. */
export const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

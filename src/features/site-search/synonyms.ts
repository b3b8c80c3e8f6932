const groups = ['video footage', 'picture image photo', 'price pricing cost'].map((group) =>
  group.split(' '),
);

/** Synonyms of a word in singular or plural. */
export const synonymsOf = (word: string): string[] => {
  const group = groups.find((words) => words.some((one) => word === one || word === `${one}s`));
  return (group ?? []).filter((one) => word !== one && word !== `${one}s`);
};

const groups = ['video footage', 'picture image photo', 'price pricing cost'].map((group) =>
  group.split(' '),
);

const isSameWord = (word: string, singular: string) => word === singular || word === `${singular}s`;

export const synonymsOf = (word: string): string[] => {
  const group = groups.find((words) => words.some((synonym) => isSameWord(word, synonym)));
  return (group ?? []).filter((synonym) => !isSameWord(word, synonym));
};

import { seededRandom } from '../src/demo-shared/seeded-random.ts';
import type { IndexedPage } from '../src/features/site-search/index-file.ts';

/** Gives a million words of text about 25,000 different words, as in English. */
const NEW_WORDS_PER_ARTICLE = 18;
const syllables =
  'ba co de fi ga hu in jo ka lo mi ne or pa qui re so ta un vo wi xe yi zo bri cla dro fle gro ple sta tra'.split(
    ' ',
  );

/**
 * Generates articles from the word sequences of the model pages, plus some new words. The same
 * pages give the same articles.
 */
export function generatePages(modelPages: IndexedPage[], count: number): IndexedPage[] {
  const random = seededRandom(1);
  const sections = modelPages.flatMap((page) => page.sections);
  const followers = new Map<string, string[]>();
  for (const { text } of sections) {
    const words = text.split(' ');
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (next) followers.set(word, [...(followers.get(word) ?? []), next]);
    });
  }
  const starts = [...followers.keys()];
  const inventWord = () =>
    Array.from({ length: random.integer(2, 4) }, () => random.pick(syllables)).join('');
  const newText = (wordCount: number, newWords: string[]) => {
    const words = [random.pick(starts)];
    while (words.length < wordCount) {
      if (random.chance(0.03)) words.push(random.pick(newWords));
      words.push(random.pick(followers.get(words.at(-1) ?? '') ?? starts));
    }
    return words.join(' ');
  };
  return Array.from({ length: count }, (_, index) => {
    const newWords = Array.from({ length: NEW_WORDS_PER_ARTICLE }, inventWord);
    const model = random.pick(modelPages);
    return {
      path: `/blog-details/${1000 + index}`,
      title: newText(random.integer(5, 9), newWords),
      sections: model.sections.map(({ heading, fragment, text: modelText }) => ({
        heading: heading && newText(random.integer(2, 6), newWords),
        fragment:
          fragment &&
          newText(3, newWords)
            .toLowerCase()
            .replace(/[^a-z]+/g, '-'),
        text: newText(modelText.split(' ').length, newWords),
      })),
    };
  });
}

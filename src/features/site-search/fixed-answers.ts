import { site } from '../../../site.config.ts';
import copy from '../../content/pages/search.json' with { type: 'json' };
import { names } from '../../content/pages/shared.json';
import { routes } from '../../routes.ts';
import type { SearchHit } from './finder.ts';
import { isSignificant, tokenize } from './tokenize.ts';

const { phone, noPhone, careers } = copy.answers;
/** Answers about topics that no page covers. */
const answers = [
  { keywords: 'phone phones telephone tel hotline', ...(site.telephone ? phone : noPhone) },
  { keywords: 'career careers job jobs hiring vacancy vacancies internship', ...careers },
].map(({ keywords, ...answer }) => ({ keywords: new Set(keywords.split(' ')), ...answer }));

/** Queries with more words, stop words excluded, are about something else. */
const MAX_WORDS = 3;

export function fixedAnswers(query: string): SearchHit[] {
  const words = tokenize(query).filter(isSignificant);
  return answers
    .filter(({ keywords }) => words.length <= MAX_WORDS && words.some((word) => keywords.has(word)))
    .map(({ keywords, heading, text }) => ({
      href: routes.contact,
      title: names.contact,
      heading,
      excerpt: text,
      matchedTerms: words.filter((word) => keywords.has(word)),
    }));
}

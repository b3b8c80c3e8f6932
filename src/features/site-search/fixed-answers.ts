import { site } from '../../../site.config.ts';
import copy from '../../content/pages/search.json' with { type: 'json' };
import { names } from '../../content/pages/shared.json';
import { routes } from '../../routes.ts';
import type { Found } from './finder.ts';
import { isSignificant, tokenize } from './tokenize.ts';

const { phone, noPhone, careers } = copy.answers;
/** Answers to queries without a page. */
const answers = [
  { asked: 'phone phones telephone tel hotline', ...(site.telephone ? phone : noPhone) },
  { asked: 'career careers job jobs hiring vacancy vacancies internship', ...careers },
].map(({ asked, ...answer }) => ({ asked: new Set(asked.split(' ')), ...answer }));

/** Longer queries are about something else. */
const LONGEST_QUERY = 3;

/** A first result that leads to the contact page. */
export function fixedAnswers(query: string): Found[] {
  const words = tokenize(query).filter(isSignificant);
  return answers
    .filter(({ asked }) => words.length <= LONGEST_QUERY && words.some((word) => asked.has(word)))
    .map(({ asked, heading, text }) => ({
      href: routes.contact,
      title: names.contact,
      heading,
      beginning: text,
      matchedTerms: words.filter((word) => asked.has(word)),
    }));
}

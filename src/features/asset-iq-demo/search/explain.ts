import { matchWords } from '../../../content/pages/asset-iq-demo.ts';
import type { Evidence } from './evidence.ts';
import { askedOf } from './missing.ts';
import type { Term } from './query.ts';
import { gap } from './relations.ts';
import { hasLabels, isIn, meets, type Result } from './score.ts';
import { singular } from './words.ts';

/** One line of the explanation: what was asked, what was found, and whether it matches. */
export type Reason = { asked: string; found: string; met: boolean };

function termReason(term: Term, { strength, objects, found, inText, colors }: Evidence): Reason {
  const color = term.colors
    .map(({ text }) => colors.find((met) => met.text === text) ?? { text })
    .map((met) => ('name' in met ? matchWords.color(met.text, met.name) : matchWords.otherColor(met.text)))
    .join(', ');
  const asked = askedOf(term);
  if (term.absent)
    return found && isIn(term, { strength, objects, found, inText, colors })
      ? { asked, found: matchWords.present(found.label, objects.length), met: false }
      : { asked, found: matchWords.absent, met: true };
  if (strength === 0) return { asked, found: matchWords.unmatched, met: false };
  // A wider word may have found several kinds: each is counted by itself.
  const labels = [...new Set(objects.map(({ label }) => label))];
  const seen = labels
    .map((label) => matchWords[term.sense?.labels.get(label)?.matchType ?? 'name'](label, objects.filter((object) => object.label === label).length, singular(term.text)))
    .join('; ');
  return { asked, found: [seen || (inText && matchWords.text), color].filter(Boolean).join(' · '), met: meets(term, { strength, objects, found, inText, colors }) };
}

function relationReason({ text, name, pair }: Result['relations'][number]): Reason {
  if (!pair || pair.strength === 0) return { asked: text, found: matchWords.notConfirmed, met: false };
  if (name === 'near') return { asked: text, found: matchWords.apart(gap(pair.one.box, pair.other.box)), met: true };
  return { asked: text, found: pair.strength < 1 ? matchWords.partlyConfirmed : matchWords.confirmed, met: true };
}

/** Why an asset matches, in query order. */
export function reasonsFor({ asset, terms, relations, times, query }: Result): Reason[] {
  return [
    ...terms.map(({ term, evidence }) => termReason(term, evidence)),
    // Where boxes cannot tell, nothing is claimed.
    ...relations.filter(({ from, to }) => hasLabels(terms[from]?.term) && hasLabels(terms[to]?.term)).map(relationReason),
    ...times.map(({ text, strength }) => ({ asked: text, found: asset.timeOfDay ?? matchWords.unmatched, met: strength > 0 })),
    ...query.persons.filter((person) => asset.objects.some(({ id }) => id === person)).map((person) => ({ asked: person, found: matchWords.face, met: true })),
    ...query.colors.map(({ text, names }) => {
      const name = names.find((candidate) => asset.colors.includes(candidate));
      return { asked: text, found: name ? matchWords.color(text, name) : matchWords.unmatched, met: Boolean(name) };
    }),
  ];
}

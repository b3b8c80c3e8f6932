import { matchWords } from '../../../content/pages/asset-iq-demo.ts';
import type { Evidence } from './evidence.ts';
import type { Term } from './parse-query.ts';
import { gap } from './relations.ts';
import type { Result } from './search.ts';

/** One line of why an asset answers: what was asked, what met it, and whether it did. */
export type Reason = { asked: string; found: string; met: boolean };

function termReason(term: Term, { strength, things, found, text, colours }: Evidence): Reason {
  const colour = term.colours
    .map(({ said }) => colours.find((met) => met.said === said) ?? { said })
    .map((met) => ('name' in met ? matchWords.colour(met.said, met.name) : matchWords.otherColour(met.said)))
    .join(', ');
  const asked = [term.count, ...term.colours.map(({ said }) => said), term.said].filter(Boolean).join(' ');
  if (term.absent) return { asked: `no ${term.said}`, found: matchWords.absent, met: true };
  if (strength === 0) return { asked, found: matchWords.unmet, met: false };
  const seen = found && matchWords[found.way](found.label, things.length);
  return { asked, found: [seen ?? (text && matchWords.text), colour].filter(Boolean).join(' · '), met: colours.length === term.colours.length };
}

function relationReason({ said, name, pair }: Result['relations'][number]): Reason {
  if (!pair || pair.holds === 0) return { asked: said, found: matchWords.holdsNot, met: false };
  if (name === 'near') return { asked: said, found: matchWords.apart(gap(pair.one.box, pair.other.box)), met: true };
  return { asked: said, found: pair.holds < 1 ? matchWords.partly : matchWords.holds, met: true };
}

const hasLabels = (term?: Term) => (term?.sense?.labels.size ?? 0) > 0;

/** Why an asset answers, in the order it was asked. */
export function reasonsFor({ asset, terms, relations, times, ask }: Result): Reason[] {
  return [
    ...terms.map(({ term, evidence }) => termReason(term, evidence)),
    // Where boxes cannot tell, nothing is claimed.
    ...relations.filter(({ from, to }) => hasLabels(terms[from]?.term) && hasLabels(terms[to]?.term)).map(relationReason),
    ...times.map(({ said, holds }) => ({ asked: said, found: asset.timeOfDay ?? matchWords.unmet, met: holds > 0 })),
    ...ask.persons.filter((person) => asset.things.some(({ id }) => id === person)).map((person) => ({ asked: person, found: matchWords.face, met: true })),
    ...ask.colours.map(({ said, names }) => {
      const name = names.find((candidate) => asset.colours.includes(candidate));
      return { asked: said, found: name ? matchWords.colour(said, name) : matchWords.unmet, met: Boolean(name) };
    }),
  ];
}

import { fill } from '../../../content/fill.ts';
import { assetIqCopy } from '../copy.ts';
import { askedOf } from './describe-query.ts';
import type { Evidence } from './evidence.ts';
import type { Term } from './query.ts';
import { gap } from './relations.ts';
import { hasBoxes, isIn, meets, type Result } from './score.ts';
import { singular } from './words.ts';

const copy = assetIqCopy.match;
const colorFound = (asked: string, found: string) =>
  asked === found ? asked : fill(copy.color, { asked, found });
const distance = (share: number) =>
  share < 0.005 ? copy.touching : fill(copy.apart, { share: share.toFixed(2) });

/** One line of the explanation: what was asked, what was found, and whether it matches. */
export type Reason = { asked: string; found: string; met: boolean };

function termReason(term: Term, evidence: Evidence): Reason {
  const { strength, objects, found, inText, colors } = evidence;
  const asked = askedOf(term);
  if (term.absent)
    return found && isIn(term, evidence)
      ? {
          asked,
          found: fill(copy.present, { label: found.label, count: objects.length }),
          met: false,
        }
      : { asked, found: copy.absent, met: true };
  const isRole = found?.matchType === 'role';
  if (strength === 0) return { asked, found: copy.unmatched, met: false };
  const color = term.colors.map(({ text }) => {
    const match = colors.find((one) => one.text === text);
    return match ? colorFound(text, match.name) : fill(copy.otherColor, { asked: text });
  });
  // A wider word may match several kinds: each is counted by itself.
  const seen = [...new Set(objects.map(({ label }) => label))].map((label) =>
    fill(copy[term.sense?.labels.get(label)?.matchType ?? 'name'], {
      label,
      count: objects.filter((object) => object.label === label).length,
      wider: singular(term.text),
    }),
  );
  return {
    asked,
    found: [isRole && inText ? copy.text : seen.join('; ') || copy.text, color.join(', ')]
      .filter(Boolean)
      .join(' · '),
    met: meets(term, evidence),
  };
}

function relationReason({ text, name, pair }: Result['relations'][number]): Reason {
  if (!pair || pair.strength === 0) return { asked: text, found: copy.notConfirmed, met: false };
  if (name === 'near')
    return { asked: text, found: distance(gap(pair.one.box, pair.other.box)), met: true };
  return {
    asked: text,
    found: pair.strength < 1 ? copy.partlyConfirmed : copy.confirmed,
    met: true,
  };
}

/** Why an asset matches, in query order. */
export function reasonsFor({ asset, terms, relations, times, query }: Result): Reason[] {
  return [
    ...terms.map(({ term, evidence }) => termReason(term, evidence)),
    // Where boxes cannot tell, nothing is claimed.
    ...relations
      .filter(({ from, to }) => hasBoxes(terms[from]?.term) && hasBoxes(terms[to]?.term))
      .map(relationReason),
    ...times.map(({ text, strength }) => ({
      asked: text,
      found: asset.timeOfDay ?? copy.unmatched,
      met: strength > 0,
    })),
    ...query.persons
      .filter((person) => asset.objects.some(({ id }) => id === person))
      .map((person) => ({ asked: person, found: copy.face, met: true })),
    ...query.colors.map(({ text, names }) => {
      const name = names.find((candidate) => asset.colors.includes(candidate));
      return {
        asked: text,
        found: name ? colorFound(text, name) : copy.unmatched,
        met: Boolean(name),
      };
    }),
  ];
}

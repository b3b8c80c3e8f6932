import { fill } from '../../../content/fill.ts';
import { assetIqCopy } from '../copy.ts';
import { type Evidence, meetsTerm, showsTerm } from './evidence.ts';
import { canHaveBoxes, formatTerm, needsText, type Term } from './query.ts';
import { distance } from './relations.ts';
import { findColor, type Result } from './score.ts';

const copy = assetIqCopy.match;
const formatColor = (asked: string, found: string) =>
  asked === found ? asked : fill(copy.color, { asked, found });
const formatDistance = (fraction: number) =>
  fraction < 0.005 ? copy.touching : fill(copy.apart, { share: fraction.toFixed(2) });
const singularize = (phrase: string) =>
  phrase
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|z|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1');

type Reason = { asked: string; found: string; isMet: boolean };

function explainTerm(term: Term, evidence: Evidence): Reason {
  const { strength, objects, isInText, colors } = evidence;
  const asked = formatTerm(term);
  if (term.isExcluded)
    return objects[0] && showsTerm(term, evidence)
      ? {
          asked,
          found: fill(copy.present, { label: objects[0].label, count: objects.length }),
          isMet: false,
        }
      : { asked, found: copy.absent, isMet: true };
  if (strength === 0) return { asked, found: copy.unmatched, isMet: false };
  const colorTexts = term.colors.map(({ text }) => {
    const match = colors.find((candidate) => candidate.text === text);
    return match ? formatColor(text, match.name) : fill(copy.otherColor, { asked: text });
  });
  const labelCounts = [...Map.groupBy(objects, ({ label }) => label)].map(([label, { length }]) =>
    fill(copy[term.sense?.labels.get(label)?.matchType ?? 'name'], {
      label,
      count: length,
      wider: singularize(term.text),
    }),
  );
  return {
    asked,
    found: [
      needsText(term) && isInText ? copy.text : labelCounts.join('; ') || copy.text,
      colorTexts.join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
    isMet: meetsTerm(term, evidence),
  };
}

function explainRelation({ text, name, pair }: Result['relations'][number]): Reason {
  if (!pair?.strength) return { asked: text, found: copy.notConfirmed, isMet: false };
  const found =
    name === 'near'
      ? formatDistance(distance(pair.from.box, pair.to.box))
      : copy[pair.strength < 1 ? 'partlyConfirmed' : 'confirmed'];
  return { asked: text, found, isMet: true };
}

export function explainResult({ asset, terms, relations, times, query }: Result): Reason[] {
  return [
    ...terms.map(({ term, evidence }) => explainTerm(term, evidence)),
    ...relations
      .filter(({ from, to }) => canHaveBoxes(terms[from]?.term) && canHaveBoxes(terms[to]?.term))
      .map(explainRelation),
    ...times.map(({ text, strength }) => ({
      asked: text,
      found: asset.timeOfDay ?? copy.unmatched,
      isMet: strength > 0,
    })),
    ...query.colors.map(({ text, names }) => {
      const name = findColor(asset, names);
      const found = name ? formatColor(text, name) : copy.unmatched;
      return { asked: text, found, isMet: Boolean(name) };
    }),
  ];
}

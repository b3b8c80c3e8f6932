import { describe, expect, test } from 'vitest';
import { plainWords, sentences } from './passages.ts';
import { readMdx } from './read-mdx.ts';

const source = `---
id: 7
title: 'The writer''s trade'
points:
  - heading: First
    text: A point.
  - Second
---

An opening with a [link](/blog) and
a second line.

## A section

1. An item

<Table caption="Hours (illustrative)">

| Step | Hours |
| --- | ---: |
| One | 2 |

</Table>

<Quote>Said in one line.</Quote>
`;

describe('an MDX file is read as passages', () => {
  const passages = readMdx('a.mdx', source);
  const seen = passages.map(({ line, part, text }) => `${line} ${part}: ${text}`);

  test('each with its line and what it is', () => {
    expect(seen).toEqual([
      '2 id: 7',
      "3 title: The writer's trade",
      '5 heading: First',
      '6 text: A point.',
      '7 text: Second',
      '10 text: An opening with a [link](/blog) and a second line.',
      '13 h2: A section',
      '15 text: An item',
      '17 tag: <Table caption="Hours (illustrative)">',
      '17 caption: Hours (illustrative)',
      '19 cell: Step',
      '19 cell: Hours',
      '21 cell: One',
      '21 cell: 2',
      '23 tag: </Table>',
      '25 text: <Quote>Said in one line.</Quote>',
    ]);
  });

  test('and whether it stands in the head', () => {
    expect(passages.filter(({ inHead }) => inHead).map(({ line }) => line)).toEqual([2, 3, 5, 6, 7]);
  });
});

test('the plain words of a passage are without addresses, emphasis and tags', () => {
  expect(plainWords('<Quote>**Ask** the [desk](/contact-us).</Quote>')).toBe('Ask the desk.');
});

test('a passage falls into sentences, quotation marks included', () => {
  const [passage] = readMdx('a.mdx', '---\n---\nHe said “No.” It was this: 4.5 meters. Why?');
  expect(passage && sentences(passage)).toEqual(['He said “No.”', 'It was this: 4.5 meters.', 'Why?']);
});

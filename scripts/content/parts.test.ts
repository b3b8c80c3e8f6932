import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findPartFaults } from './parts.ts';

const faults = (text: string) => findPartFaults([article(text)], ['Figure', 'Quote', 'Takeaway']).map(({ line, message }) => `${line} ${message}`);

test('parts that are known and closed are right', () => {
  expect(faults('<Figure picture="sun" caption="The sun." />\n\n<Takeaway>\n\nText.\n\n</Takeaway>\n\n<Quote>Said.</Quote>')).toEqual([]);
});

test('a part nobody knows is named', () => {
  expect(faults('<Figur picture="sun" />')).toEqual(['5 <Figur> is no part of a text: there are <Figure>, <Quote>, <Takeaway>']);
});

test('one that is not closed, or closes nothing, is named', () => {
  expect(faults('<Takeaway>\n\nText.')).toEqual(['5 <Takeaway> is not closed: write </Takeaway> after its text']);
  expect(faults('Text.\n\n</Quote>')).toEqual(['7 </Quote> closes nothing: write <Quote> before the text it is about']);
});

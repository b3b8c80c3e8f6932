import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findBannedWords } from './banned.ts';
import { askedFor, bannedWords } from './banned-words.ts';

const messages = (text: string) => findBannedWords([article(text)]).map(({ message }) => message);

test('a banned word is named with the reason, in any case and with any ending it may have', () => {
  expect(messages('Seamlessly.\n\nA *cutting-edge* method.')).toEqual(['“Seamlessly”: say which step is gone', '“cutting-edge”: say what is new about it']);
  expect(findBannedWords([article('Seamlessly.\n\nA cutting-edge method.')]).map(({ line }) => line)).toEqual([5, 7]);
});

test('a word that only begins or ends alike is left alone', () => {
  expect(messages('The rotary press, the evaluation harness and the utilization of a card.')).toEqual([]);
});

test('phrases of the specification are left alone, and the same word beside them is not', () => {
  expect(messages('Unleashing Data Dynamics')).toEqual([]);
  expect(messages('Unleashing Data Dynamics will unleash profits.')).toEqual(['“unleash”: say what it allows']);
});

test('the lists hold nothing idle: every phrase asked for has a banned word, every entry a reason', () => {
  const idle = Object.keys(askedFor).filter((phrase) => messages(phrase.toLowerCase()).length === 0);
  expect(idle).toEqual([]);
  expect(Object.values({ ...bannedWords, ...askedFor }).filter((reason) => reason.length < 10)).toEqual([]);
});

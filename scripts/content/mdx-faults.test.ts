import { describe, expect, test } from 'vitest';
import { mdxFaults } from './mdx-faults.ts';

const faults = (text: string) => mdxFaults('a.mdx', `---\ntitle: A <b\n---\nFirst.\n\n${text}`).map(({ line, message }) => `${line}: ${message}`);

test('an article as articles are written is right', () => {
  const text = [
    'Costs fall by a < b, and 5 &lt; 6, says {brand}. {/* a note */}',
    '<Figure picture="sun" caption="The sun." alt="A sun over hills." />',
    '<Table caption="Hours">\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n</Table>',
    '<Takeaway>\n\nText.\n\n</Takeaway>',
    '<Quote>Words.</Quote>',
    '![A lighthouse at night](./a.png)',
  ];
  expect(faults(text.join('\n\n'))).toEqual([]);
});

describe('what the compiler stops at is told in plain words, with its line', () => {
  test.each([
    ['Response under <5 seconds.', '6: write `&lt;` for a less-than sign'],
    ['Text.\n\nIt takes {about an hour.', '8: a brace is read as code: write `&#123;` for it, or a word the site knows, such as {brand}'],
    ['A price of {$5}.', '6: {$5} is read as code: write `&#123;` for a brace'],
    ['One<br>two.', '6: the tag <br> is left open: write <br />, or `&lt;` for a less-than sign'],
    ['A <b>bold word.', '6: the tag <b> is left open: write </b> after its text, or `&lt;` for a less-than sign'],
    ['A word.</b>', '6: </b> closes what was not opened: take it away, or write the tag that opens it'],
    ['<!-- later -->', '6: a comment is written {/* like this */}'],
    ['See <https://example.org>.', '6: a link is written [words](address)'],
    [
      '<Figure picture=sun caption="The sun." />',
      '6: <Figure> cannot be read: write each of its values as name="words", quotation marks on both sides, and none in the words',
    ],
    ['import duties fall.', '6: a line that begins with “import” is read as code: begin it with another word'],
    [
      'Words <Takeaway>one\n\ntwo</Takeaway>',
      '6: <Takeaway> and </Takeaway> must stand in lines of their own, with an empty line before and after the text between them',
    ],
  ])('%s', (text, fault) => expect(faults(text)).toEqual([fault]));
});

describe('parts and pictures', () => {
  test.each([
    ['<Figure picture="sun" captoin="The sun." />', '6: <Figure> has no attribute “captoin”: it takes picture, caption, alt'],
    ['<Figure\n  picture="sun"\n/>', '6: <Figure> lacks caption: write caption="…"'],
    ['<Figure picture={sun} caption="The sun." />', '6: <Figure> takes picture as words between quotation marks: picture="…"'],
    ['<Takeaway title="x">\n\nText.\n\n</Takeaway>', '6: <Takeaway> has no attribute “title”: it takes none'],
    ['![](./sun.png)', '6: a picture without an alternative text: say between the brackets what is in it, as in ![A lighthouse at night](…)'],
    ['<img src="/sun.png" />', '6: <img> has no alternative text: write alt="…" and say what is in the picture'],
  ])('%s', (text, fault) => expect(faults(text)).toEqual([fault]));
});

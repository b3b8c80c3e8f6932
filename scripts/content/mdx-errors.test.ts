import { expect, test } from 'vitest';
import { matchersFor, problemTexts, testSource } from '../../tests/test-source.ts';
import { findMdxErrors } from './mdx-errors.ts';

/** Returns the errors of an MDX text that begins in line 7. */
const errorsIn = (text: string) => problemTexts(findMdxErrors([testSource(`First.\n\n${text}`)]));

test('accepts a correct MDX text', () => {
  const text = [
    'Costs fall by a < b, and 5 &lt; 6, says {brand}. {/* a note */} [Write](mailto:{email}).',
    '<Figure picture="sun" caption="The sun of {city}." alt="A sun over hills." />',
    '<Table caption="Hours">\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n</Table>',
    '<Takeaway>\n\nText.\n\n</Takeaway>',
    '<Quote>Words.</Quote>',
    '<Bars caption="Rows" unit="rows" values="Before=9; After = 4.5" />',
    '<VendorDocs pages="profiler, kernels" />',
  ];
  expect(errorsIn(text.join('\n\n'))).toEqual([]);
});

const figure = (attributes: string) => `<Figure picture="sun" ${attributes} />`;
test.each([
  ['Response under <5 seconds.', '7: Write `&lt;` for a less-than sign'],
  [
    'Text.\n\nIt takes {about an hour.',
    '9: A brace is read as code: write `&#123;` for it, or a placeholder such as {brand}',
  ],
  ...['One<br>two.', 'CO<sub>2</sub>', '<div>\n\nText.\n\n</div>'].map((text) => [
    text,
    /^7: <(br|sub|div)> is HTML: write Markdown such as \*\*bold\*\*, <Figure> for a picture, /,
  ]),
  [
    'Text.\n\n</Quote>',
    '9: </Quote> closes nothing: delete it, or add the component that opens it',
  ],
  ['<!-- later -->', '7: Write a comment as {/* like this */}'],
  ['See <https://example.org>.', '7: Write a link as [text](URL)'],
  [
    '<Figure picture=sun caption="The sun." />',
    '7: <Figure> cannot be read: write each attribute as name="value", without quotation marks in the value',
  ],
  ...['<Takeaway>\n\nText.', 'Words <Takeaway>one\n\ntwo</Takeaway>'].map((text) => [
    text,
    '7: <Takeaway> is not closed here: put <Takeaway> and </Takeaway> on lines of their own, with an empty line before and after the text between them',
  ]),
  ['A price of {$5}.', '7: {$5} is read as code: write `&#123;` for a brace'],
  [
    'import duties fall.',
    '7: A line that begins with “import” is read as code: begin it with another word',
  ],
  ['<Figur picture="sun" />', /^7: Unknown component <Figur>\. Use one of <Figure>, <Table>, /],
  [figure('captoin="x"'), '7: <Figure> has no attribute “captoin”. Use: picture, caption, alt'],
  ['<Figure\n  picture="sun"\n/>', '7: <Figure> lacks caption: write caption="…"'],
  [figure('caption={sun}'), '7: <Figure>: caption must be text in quotation marks: caption="…"'],
  [
    figure(`caption="${'x'.repeat(141)}"`),
    '7: <Figure>: “caption” is invalid: shorten it to 140 characters',
  ],
  [
    '<Takeaway title="x">\n\nText.\n\n</Takeaway>',
    '7: <Takeaway> has no attribute “title”. Delete it',
  ],
  ...['On paper=many', '=5', 'A=1;B', 'A=1.2.3'].map((values) => [
    `<Bars caption="Rows" unit="rows" values="${values}" />`,
    '7: <Bars>: “values” is invalid: write each bar as name=number, with ; between two bars, as in One=12; Other=3',
  ]),
  ['<VendorDocs pages="profilr" />', /^7: <VendorDocs>: “pages” is invalid: name one or more of /],
  ...['Ask {brnd}.', '[a](/{brnd}-Studio)', figure('caption="The sun of {brnd}."')].map((text) => [
    text,
    /^7: Unknown placeholder \{brnd\}\. Use one of \{brand\}, /,
  ]),
  ...['![The sun.](sun.webp)', '![The sun.][s]\n\n[s]: /sun'].map((text) => [
    text,
    '7: Markdown pictures are not supported: write <Figure picture="NAME" caption="…" alt="…" />, with the name of a file in src/assets/pictures without its extension',
  ]),
  ...['See [this]().', 'See [this](< >).'].map((text) => [
    text,
    '7: The link “this” has no URL: write it between the parentheses, such as [this](/contact-us)',
  ]),
] as [string, string | RegExp][])('finds the error in the MDX text %j', (text, message) =>
  expect(errorsIn(text)).toEqual(matchersFor([message])),
);

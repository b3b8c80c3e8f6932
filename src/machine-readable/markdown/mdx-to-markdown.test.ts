import { expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import articleCopy from '../../content/pages/article.json' with { type: 'json' };
import { mdxToMarkdown } from './mdx-to-markdown.ts';

test.each([
  [
    'a figure as its caption',
    '<Figure picture="energy" caption="Roofs > fields." />',
    '*Figure: Roofs > fields.*',
  ],
  [
    'a takeaway as a quotation with a label',
    '<Takeaway>\n\nRead the margins.\n\nThen time it.\n\n</Takeaway>',
    '> **Takeaway**\n>\n> Read the margins.\n>\n> Then time it.',
  ],
  ['a quote as a quotation', '<Quote>One line.</Quote>', '> One line.'],
  [
    'a table under its caption',
    '<Table caption="Hours (illustrative)">\n\n| a | b |\n| --- | --- |\n\n</Table>',
    '**Hours (illustrative)**\n\n| a | b |\n| --- | --- |',
  ],
  [
    'facts as a list',
    '<Facts get="A plan." time="Six weeks." need="Two hours." />',
    '- **What you get:** A plan.\n- **How long it takes:** Six weeks.\n- **What we need from you:** Two hours.',
  ],
  [
    'bars as a list',
    '<Bars caption="Rows" unit="rows" values="Usual=52000; Today=4000" />',
    '**Rows**\n\n- Usual: 52,000 rows\n- Today: 4,000 rows',
  ],
  [
    'no MDX comments',
    'Old rates {/* ask Legal */}apply.\n\n{/* TODO:\nask Legal */}\n\nNew ones follow.',
    'Old rates apply.\n\n\n\nNew ones follow.',
  ],
  ['code as it is', 'Join on `{customer_id}`.', 'Join on `{customer_id}`.'],
  ['a placeholder as its configured value', 'Write to {email}.', `Write to ${site.email}.`],
  [
    'an internal link as an absolute URL',
    '[Contact us](/contact-us)',
    `[Contact us](${site.url}/contact-us)`,
  ],
  [
    'an external link unchanged',
    '[ISO](https://iso.example/14083)',
    '[ISO](https://iso.example/14083)',
  ],
])('writes %s', (_, mdx, markdown) => {
  expect(mdxToMarkdown(mdx, articleCopy)).toBe(markdown);
});

test('throws for an unknown component', () =>
  expect(() => mdxToMarkdown('<Chart data="x" />', articleCopy)).toThrow(
    '<Chart> is not in src/content/mdx-schema.ts',
  ));

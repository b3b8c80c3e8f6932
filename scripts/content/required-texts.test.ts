import { expect, test } from 'vitest';
import { missingTexts } from './required-texts.ts';

const html =
  '<main><p>30<span>+</span>\n years, in 110 days</p><script>"40%"</script> Research &amp; Discovery</main><footer>© 2024</footer>';

test('finds visible text across tags, white space and entities', () => {
  expect(missingTexts(html, 'main', ['30+', '30+ years', 'Research & Discovery'])).toEqual([]);
});

test('reports text that is absent, or occurs only in a script, another element or a longer number', () => {
  const missing = ['40%', '© 2024', '10 days', '31'];
  expect(missingTexts(html, 'main', missing)).toEqual(missing);
  expect(missingTexts(html, 'footer', ['© 2024'])).toEqual([]);
});

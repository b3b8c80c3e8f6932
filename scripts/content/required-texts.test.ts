import { expect, test } from 'vitest';
import { missingTexts } from './required-texts.ts';

const page =
  '<main><p>30<span>+</span>\n years, in 110 days</p><script>"40%"</script> Research &amp; Discovery</main><footer>© 2024</footer>';

test('finds visible text across tags, white space and entities', () => {
  expect(missingTexts(page, 'main', ['30+', '30+ years', 'Research & Discovery'])).toEqual([]);
});

test('ignores text in scripts, other regions and longer numbers', () => {
  const missing = ['40%', '© 2024', '10 days', '31'];
  expect(missingTexts(page, 'main', missing)).toEqual(missing);
  expect(missingTexts(page, 'footer', ['© 2024'])).toEqual([]);
});

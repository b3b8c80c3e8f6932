import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColors } from './brand-colors.ts';

const tokens = readFileSync(new URL('styles/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(brandColors))('%s is the color of the token of that name', (name, color) => {
  expect(new RegExp(`--c-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]).toBe(color);
});

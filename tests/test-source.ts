import { expect } from 'vitest';
import type { Problem } from '../scripts/content/problem.ts';
import { parseSource, type Source } from '../scripts/content/sources.ts';

/** Returns an MDX source for tests. Its text begins on line 5. */
export const testSource = (text: string, file = 'src/content/blog/7-test.mdx', id = 7): Source =>
  parseSource(file, `---\nid: ${id}\ntitle: Test\n---\n${text}`);

/** Returns matchers: a text must be equal, and a regular expression must match. */
export const matchersFor = (messages: (string | RegExp)[]) =>
  messages.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));

/** Returns problems as `line: message`. */
export const problemTexts = (problems: Problem[]) =>
  problems.map(({ line, message }) => `${line}: ${message}`);

import { asSource, type Source } from './sources.ts';

/** For tests: an MDX file with that text below a short head, whose first line is line 5. */
export const article = (text: string, file = 'src/content/blog/7-test.mdx', id = 7): Source => asSource(file, `---\nid: ${id}\ntitle: Test\n---\n${text}`);

import { expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { parsePage } from './parse-page.ts';

const parse = (main: string, head = '') =>
  parsePage(
    '/data',
    `<!doctype html><html><head><title>Data &amp; sand | ${site.brand}</title><meta name="description" content="What it is.">${head}</head><body><p>Above</p><main>${main}</main></body></html>`,
  );

test('parsePage starts a section at each h2 with an id, and moves the text of the h1 to the end of the first section', () => {
  const page = parse(
    '<h1>Head<br>line</h1><p>First.</p><h2>No id</h2><p>Still <em>first</em>.</p><h2 id="clause">The&nbsp;clause</h2><ul><li>One</li><li>Two</li></ul><h3 id="x">Under</h3>',
  );
  expect(page).toEqual({
    path: '/data',
    title: 'Data & sand',
    sections: [
      { heading: '', fragment: '', text: 'What it is. First. No id Still first. Headline' },
      { heading: 'The clause', fragment: 'clause', text: 'One Two Under' },
    ],
  });
});

test('parsePage separates neighboring links, and includes hidden text that find-in-page can reveal', () => {
  const page = parse(
    '<h1>Page</h1><p><a>Try a demo</a><a>Get in Touch</a></p><p hidden="until-found">Found</p>',
  );
  expect(page?.sections[0]?.text).toBe('What it is. Try a demo Get in Touch Found Page');
});

test('parsePage ignores navigation, controls, SVG, hidden elements and those with `data-not-searched`', () => {
  const page = parse(
    '<h1>Page</h1><nav>Way</nav><form>Field</form><svg><title>Mark</title></svg><button>Press</button><p hidden>Hid</p><p aria-hidden="true">Chip</p><div data-not-searched><h2 id="join">Join</h2></div><p>Seen</p>',
  );
  expect(page?.sections).toEqual([{ heading: '', fragment: '', text: 'What it is. Seen Page' }]);
});

test('parsePage skips a noindex page', () => {
  expect(parse('<h1>None</h1>', '<meta name="robots" content="noindex">')).toBeUndefined();
});

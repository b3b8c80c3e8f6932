import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Attributes that hold no words: names, addresses, geometry, style. */
const technical = new Set(
  [
    'className',
    'class',
    'style',
    'id',
    'key',
    'name',
    'type',
    'crossOrigin',
    'rel',
    'role',
    'href',
    'src',
    'sizes',
    'media',
    'property',
    'target',
    'loading',
    'decoding',
    'command',
    'commandfor',
  ]
    .concat([
      'viewBox',
      'd',
      'x',
      'y',
      'x1',
      'x2',
      'y1',
      'y2',
      'width',
      'height',
      'rx',
      'cx',
      'cy',
      'r',
      'fill',
      'stroke',
      'strokeWidth',
      'overflow',
      'textAnchor',
      'preserveAspectRatio',
    ])
    .concat([
      'scope',
      'httpEquiv',
      'allow',
      'variant',
      'draws',
      'focusable',
      'aria-labelledby',
      'aria-controls',
      'aria-hidden',
      'aria-haspopup',
      'aria-keyshortcuts',
      'aria-expanded',
    ])
    .concat(['aria-current', 'fetchPriority', 'content']),
);

/** Two words in a row, or one with a capital: what a visitor would read. Names of things (`tap-target`, `onView`), paths, drawings and markup are let pass. */
const looksLikeWords = (text: string) => /\p{L}{2,} +\p{L}+|(?<![\p{L}-])\p{Lu}\p{Ll}+/u.test(text) && !/^[MmLlHhVvCcSsQqTtAaZz\d .,-]+$|="|[<>]/.test(text);

const literal = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : undefined;

/** Whether a text is the language's or the machine's: an import, a type, a property's name, a comparison, an attribute without words, an error for whoever builds. */
function isTechnical(node: ts.Node): boolean {
  for (let above = node; above; above = above.parent) {
    if (ts.isImportDeclaration(above) || ts.isTypeNode(above) || ts.isNewExpression(above)) return true;
    if (ts.isJsxAttribute(above)) return technical.has(above.name.getText()) || above.name.getText().startsWith('data-');
    if (ts.isBinaryExpression(above) && above.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return true;
  }
  return false;
}

/** The words a file of markup writes out itself, each with its line. */
function wordsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const inAttribute = ts.isJsxAttribute(node.parent ?? node) && !isTechnical(node);
    const text = ts.isJsxText(node) ? node.text.replace(/&\w+;/g, ' ').trim() : literal(node);
    if (text !== undefined && !isTechnical(node) && (ts.isJsxText(node) || inAttribute ? /\p{L}/u.test(text) : looksLikeWords(text)))
      found.push(`${file}:${line} ${text}`);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/{views,components,layouts,features/navigation}/**/*.{tsx,ts}', { cwd: root }).filter((file) => !/\.(test|spec)\.ts$/.test(file));

test('no view, component, layout or menu has words of its own: they are in src/content', () => {
  expect(files.length).toBeGreaterThan(70);
  expect(files.flatMap((file) => wordsIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

describe('words are found', () => {
  test.each([
    ['as text', '<p>Read on</p>'],
    ['as one short word', '<span>go</span>'],
    ['in an attribute that is read', '<a aria-label="close">{x}</a>'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
    ['in a template', '<a aria-label={`Open ${x}`}>{x}</a>'],
    ['as a value of a prop', '<Head label={{ number: 2, text: "Reasons" }} />'],
    ['as a choice', '<p>{x ? "Learn More" : y}</p>'],
    ['as a default', 'const f = ({ more = "Read More" }) => more'],
  ])('%s', (_, source) => expect(wordsIn('x.tsx', source)).toHaveLength(1));
});

describe('what is not words is let pass', () => {
  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
    ['class names', '<p className={`wrap grid ${x}`} />'],
    ['sizes', '<Picture sizes="(max-width: 1024px) 100vw, 40px" />'],
    ['drawings', '<path d="M3.5 30V3.5H11" />'],
    ['signs', '<p>/ &nbsp;{x}</p>'],
    ['a comparison', 'if (key === "Escape") close()'],
  ])('%s', (_, source) => expect(wordsIn('x.tsx', source)).toEqual([]));
});

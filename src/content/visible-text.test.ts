import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes without visible text. */
const technicalNames = new Set(
  `align allow animate as class className colorInterpolationFilters command commandfor content crossOrigin cx cy d decoding
  fetchPriority fill gap headingStyle height href httpEquiv id key layout lines loading media name overflow
  preserveAspectRatio property r ratio rel role rx scope size sizes space src stroke strokeWidth style target
  textAnchor tone type variant viewBox width x x1 x2 y y1 y2`.split(/\s+/),
);

/** ARIA attributes with visible text. Others contain states and ids. */
const ariaText = /^aria-(label|description|roledescription|valuetext|placeholder)$/;
const isTechnicalAttribute = (name: string) =>
  technicalNames.has(name) || (/^(data|aria)-/.test(name) && !ariaText.test(name));

/** Whether a string has two words or a capitalized word, and is no drawing or markup. */
const looksVisible = (text: string) =>
  /\p{L}{2,} +\p{L}+|(?<![\p{L}-])\p{Lu}\p{Ll}+/u.test(text) &&
  !/^[MmLlHhVvCcSsQqTtAaZz\d .,-]+$|="|[<>]/.test(text);

const literal = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)
    ? node.text
    : undefined;

/**
 * Whether a string is code: in an import, type, comparison, technical attribute or build error.
 */
function isTechnical(node: ts.Node): boolean {
  for (let above = node; above; above = above.parent) {
    if (ts.isImportDeclaration(above) || ts.isTypeNode(above) || ts.isNewExpression(above))
      return true;
    if (ts.isJsxAttribute(above)) return isTechnicalAttribute(above.name.getText());
    if (
      ts.isBinaryExpression(above) &&
      above.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken
    )
      return true;
  }
  return false;
}

/** Visible texts in a markup file, with their lines. */
function visibleTextsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const inAttribute = ts.isJsxAttribute(node.parent ?? node) && !isTechnical(node);
    const text = ts.isJsxText(node) ? node.text.replace(/&\w+;/g, ' ').trim() : literal(node);
    if (
      text !== undefined &&
      !isTechnical(node) &&
      (ts.isJsxText(node) || inAttribute ? /\p{L}/u.test(text) : looksVisible(text))
    )
      found.push(`${file}:${line} ${text}`);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/{views,components,layouts,features/navigation}/**/*.{tsx,ts}', {
  cwd: root,
  // The style guide is served in development only.
}).filter((file) => !/\.(test|spec)\.ts$|ComponentsView/.test(file));

test('views, components, layouts and menus contain no hard-coded text', () => {
  expect(files.length).toBeGreaterThan(70);
  expect(
    files.flatMap((file) => visibleTextsIn(file, readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  '<p>Read on</p>',
  '<a aria-label="close">{x}</a>',
  '<p>{x ? "Learn More" : y}</p>',
  'const f = ({ more = "Read More" }) => more',
])('finds the text in %s', (source) => expect(visibleTextsIn('x.tsx', source)).toHaveLength(1));

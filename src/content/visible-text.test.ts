import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes without visible text. */
const technicalAttributes = new Set(
  `align allow animate as class className closedby colorInterpolationFilters command commandfor content crossOrigin cx cy d decoding demonstration
  fetchPriority fill gap headingStyle height href httpEquiv id key layout lines loading media name overflow
  preserveAspectRatio property r ratio rel role rx scope size sizes space src stroke strokeWidth style target
  textAnchor tone type variant viewBox width x x1 x2 y y1 y2`.split(/\s+/),
);

const ariaText = /^aria-(label|description|roledescription|valuetext|placeholder)$/;
const isTechnicalAttribute = (name: string) =>
  technicalAttributes.has(name) || (/^(data|aria)-/.test(name) && !ariaText.test(name));

/** Whether a string has two words or a capitalized word, and is neither path data nor markup. */
const looksVisible = (text: string) =>
  /\p{L}{2,} +\p{L}+|(?<![\p{L}-])\p{Lu}\p{Ll}+/u.test(text) &&
  !/^[MmLlHhVvCcSsQqTtAaZz\d .,-]+$|="|[<>]/.test(text);

const literalText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

/** Whether a node is in an import, a type, `new`, a `===` comparison or a technical attribute. */
function isTechnical(node: ts.Node): boolean {
  for (let outer = node; outer; outer = outer.parent) {
    if (ts.isImportDeclaration(outer) || ts.isTypeNode(outer) || ts.isNewExpression(outer))
      return true;
    if (ts.isJsxAttribute(outer)) return isTechnicalAttribute(outer.name.getText());
    if (
      ts.isBinaryExpression(outer) &&
      outer.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken
    )
      return true;
  }
  return false;
}

/** Returns the visible texts of a file, each as `file:line text`. */
function visibleTextsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const isShown = ts.isJsxText(node) || ts.isJsxAttribute(node.parent ?? node);
    const text = ts.isJsxText(node) ? node.text.replace(/&\w+;/g, ' ').trim() : literalText(node);
    if (
      text !== undefined &&
      !isTechnical(node) &&
      // Strings elsewhere may be names or keys.
      (isShown ? /\p{L}/u.test(text) : looksVisible(text))
    )
      texts.push(`${file}:${line} ${text}`);
    node.forEachChild(visit);
  };
  visit(tree);
  return texts;
}

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/{views,components,layouts,features/navigation}/**/*.{tsx,ts}', {
  cwd: root,
})
  // `ComponentsView` is served in development only.
  .filter((file) => !/\.(test|spec)\.ts$|ComponentsView/.test(file));

test('.ts and .tsx files of views, components, layouts and navigation contain no hard-coded text', () => {
  // Fails if the pattern misses folders.
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

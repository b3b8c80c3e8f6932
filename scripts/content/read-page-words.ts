import ts from 'typescript';
import type { Passage } from './passages.ts';

/** The passages of a file of `src/content/pages/`, TypeScript or JSON: its strings, named by the property that holds each. Placeholders become `{…}`. */
export function readPageWords(file: string, source: string): Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const visit = (node: ts.Node, part: string): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = wordsOf(node);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (text !== undefined) passages.push({ file, line, part, inHead: false, text });
    else if (ts.isPropertyAssignment(node)) visit(node.initializer, wordsOf(node.name) ?? node.name.getText(tree));
    else node.forEachChild((child) => visit(child, part));
  };
  visit(tree, 'text');
  return passages;
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
  return undefined;
}

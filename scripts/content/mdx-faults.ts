import { mdxToMdast } from 'satteri';
import { type PartNode, partFault } from './part-attributes.ts';
import type { Problem } from './problem.ts';

type Node = PartNode & { type: string; value?: string; alt?: string | null; position?: { start: { line: number } }; children?: Node[] };

/**
 * Finds what the compiler of MDX would stop at or take for code, told in plain words: a bare `<` or `{`, an HTML tag left open, a line that begins with `import`;
 * attributes a part does not have; pictures without a text.
 */
export function mdxFaults(file: string, text: string): Problem[] {
  // Empty lines for the head, so that the lines keep their numbers.
  const source = text.replace(/^---\r?\n[\s\S]*?^---[ \t]*\r?$/m, (head) => head.replace(/[^\n]/g, ''));
  try {
    return faultsBelow(mdxToMdast(source) as Node).map(({ line, message }) => ({ file, line, message }));
  } catch (error) {
    return [{ file, ...syntaxFault((error as Error).message, source) }];
  }
}

type Fault = Omit<Problem, 'file'>;

function faultsBelow(node: Node): Fault[] {
  const message = faultOf(node);
  return [...(message ? [{ line: node.position?.start.line ?? 1, message }] : []), ...(node.children ?? []).flatMap(faultsBelow)];
}

function faultOf(node: Node): string | undefined {
  const { type, value = '' } = node;
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') return partFault(node);
  if (type === 'image' && !node.alt?.trim()) return 'a picture without an alternative text: say between the brackets what is in it, as in ![A lighthouse at night](…)';
  if (type === 'mdxjsEsm') return `a line that begins with “${value.split(/\s/)[0]}” is read as code: begin it with another word`;
  // `{brand}` and comments; a token nobody knows is told by its own rule (`names.ts`).
  if (type.endsWith('Expression') && !/^(\w+|\s*\/\*[\s\S]*\*\/\s*)$/.test(value)) return `{${value}} is read as code: write \`&#123;\` for a brace`;
  return undefined;
}

/** A message of the compiler, `38:5: Unexpected character …`, in words for somebody who writes. */
function syntaxFault(message: string, source: string): Fault {
  const [, line = '1', column = '1', reason = message] = /^(\d+):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  const rest = (source.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1);
  return { line: Number(line), message: remedy(reason, rest) };
}

/** @param rest the line from the place of the fault on */
function remedy(reason: string, rest: string): string {
  const [, open] = /closing tag for `<(\w+)>`/.exec(reason) ?? [];
  if (open && /^[A-Z]/.test(open)) return `<${open}> and </${open}> must stand in lines of their own, with an empty line before and after the text between them`;
  if (open) return `the tag <${open}> is left open: write ${/^(br|hr|img)$/.test(open) ? `<${open} />` : `</${open}> after its text`}, or \`&lt;\` for a less-than sign`;
  if (/closing tag/.test(reason)) return `${rest.match(/^<[^>]*>/)?.[0] ?? 'a tag'} closes what was not opened: take it away, or write the tag that opens it`;
  if (rest.startsWith('<!--')) return 'a comment is written {/* like this */}';
  if (/^<(https?:|mailto:|[\w.]+@)/.test(rest)) return 'a link is written [words](address)';
  if (/^<[A-Z]\w*\s/.test(rest))
    return `${/^<\w+/.exec(rest)?.[0]}> cannot be read: write each of its values as name="words", quotation marks on both sides, and none in the words`;
  if (rest.startsWith('<')) return 'write `&lt;` for a less-than sign';
  return 'a brace is read as code: write `&#123;` for it, or a word the site knows, such as {brand}';
}

import { interpolate } from '../../src/content/interpolate.ts';
import { attributeError, isMdxComponent, mdxComponentNames } from '../../src/content/mdx-schema.ts';
import { isJsx, type MdxNode, textOf } from '../../src/content/mdx-tree.ts';
import type { Problem } from './problem.ts';
import { lineOfNode, type Source } from './sources.ts';

/** Finds syntax errors, and MDX that texts may not use, such as HTML and JavaScript. */
export const findMdxErrors = (sources: Source[]): Problem[] =>
  sources.flatMap(({ file, text, nodes, syntaxError }) =>
    syntaxError === undefined
      ? nodes.flatMap((node) => {
          const message = errorOf(node);
          return message ? [{ file, line: lineOfNode(node), message }] : [];
        })
      : [{ file, ...readableSyntaxError(syntaxError, text) }],
  );

function errorOf(node: MdxNode): string | undefined {
  const { type, value = '', name, attributes = [] } = node;
  if (isMdxComponent(name)) {
    const error = attributeError(name, attributes);
    return error ?? placeholderError(attributes.map((attribute) => attribute.value).join(' '));
  }
  if (isJsx(node) && !/^[A-Z]/.test(name ?? '')) return htmlError(name ?? '');
  if (isJsx(node))
    return `Unknown component <${name}>. Use one of ${mdxComponentNames.map((component) => `<${component}>`).join(', ')}`;
  if (type === 'image' || type === 'imageReference')
    return 'Markdown pictures are not supported: write <Figure picture="NAME" caption="…" alt="…" />, with the name of a file in src/assets/pictures without its extension';
  if (type === 'mdxjsEsm')
    return `A line that begins with “${value.split(/\s/)[0]}” is read as code: begin it with another word`;
  if (type === 'link' && !node.url?.trim())
    return `The link “${textOf(node)}” has no URL: write it between the parentheses, such as [${textOf(node)}](/contact-us)`;
  if (type === 'link') return placeholderError(node.url ?? '');
  // Of the other nodes, only expressions can be invalid. Comments are valid: {/* … */}
  if (!type.endsWith('Expression') || /^\s*\/\*[\s\S]*\*\/\s*$/.test(value)) return undefined;
  if (!/^\w+$/.test(value)) return `{${value}} is read as code: write \`&#123;\` for a brace`;
  return placeholderError(`{${value}}`);
}

/** HTML is not allowed, because each text is also published as Markdown. */
const htmlError = (tag: string) =>
  `<${tag}> is HTML: write Markdown such as **bold**, <Figure> for a picture, a backslash at the end of a line to break it, or \`&lt;\` for a less-than sign`;

function placeholderError(text: string): string | undefined {
  try {
    interpolate(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Replaces a compiler message such as `38:5: Unexpected character …` with advice. */
function readableSyntaxError(message: string, text: string): Omit<Problem, 'file'> {
  const [, line = '1', column = '1', reason = message] =
    /^(\d+):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  const restOfLine = (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1);
  return { line: Number(line), message: adviceFor(reason, restOfLine) };
}

function adviceFor(reason: string, restOfLine: string): string {
  const [, tag] = /closing tag for `<(\w+)>`/.exec(reason) ?? [];
  if (tag && /^[A-Z]/.test(tag))
    return `<${tag}> is not closed here: put <${tag}> and </${tag}> on lines of their own, with an empty line before and after the text between them`;
  if (tag) return htmlError(tag);
  if (/closing tag/.test(reason))
    return `${restOfLine.match(/^<[^>]*>/)?.[0] ?? 'A tag'} closes nothing: delete it, or add the component that opens it`;
  if (restOfLine.startsWith('<!--')) return 'Write a comment as {/* like this */}';
  if (/^<(https?:|mailto:|[\w.]+@)/.test(restOfLine)) return 'Write a link as [text](URL)';
  if (/^<[A-Z]\w*\s/.test(restOfLine))
    return `${/^<\w+/.exec(restOfLine)?.[0]}> cannot be read: write each attribute as name="value", without quotation marks in the value`;
  if (restOfLine.startsWith('<')) return 'Write `&lt;` for a less-than sign';
  return 'A brace is read as code: write `&#123;` for it, or a placeholder such as {brand}';
}

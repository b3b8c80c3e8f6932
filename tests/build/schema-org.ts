import path from 'node:path';
import ts from 'typescript';

type Item = { '@type': string; [property: string]: unknown };

/** Exists only in memory. Its path is in the project, so that TypeScript resolves `schema-dts`. */
const virtualFile = path.resolve(import.meta.dirname, 'structured-data-items.ts');

/** In `schema-dts`, only `WithActionConstraints` has the `-input` properties of actions. */
const typeOf = (item: Item) =>
  Object.keys(item).some((key) => key.endsWith('-input'))
    ? `WithActionConstraints<Exclude<${item['@type']}, string>>`
    : item['@type'];

/**
 * A JSON replacer. Replaces every text by `text`, except types and schema.org URLs, and removes
 * repeated items, so that fewer items are compiled.
 */
function replaceTexts(key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Map(value.map((item) => [JSON.stringify(item, replaceTexts), item])).values()];
  return typeof value === 'string' && key !== '@type' && !value.startsWith('https://schema.org/')
    ? 'text'
    : value;
}

/** Compiles items against `schema-dts`. @returns errors, such as unknown types and properties */
export function schemaOrgErrors(items: Item[]): string[] {
  const separated = items.flatMap(({ potentialAction, ...item }) => [
    item as Item,
    ...(potentialAction ? [potentialAction as Item] : []),
  ]);
  const unique = new Map(separated.map((item) => [JSON.stringify(item, replaceTexts), item]));
  const types = new Set(separated.map((item) => item['@type']));
  const source = [
    `import type { WithActionConstraints, ${[...types].join(', ')} } from 'schema-dts';`,
    ...[...unique].map(
      ([json, item], index) => `export const item${index}: ${typeOf(item)} = ${json};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === virtualFile || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === virtualFile
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([virtualFile], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start));
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${line.slice(0, 160)})`;
  });
}

import path from 'node:path';
import ts from 'typescript';

type Thing = { '@type': string; [property: string]: unknown };

const root = path.resolve(import.meta.dirname, '../..');
/** A virtual file name that resolves packages. */
const place = path.join(root, 'tests/build/things-to-check.ts');

/** Potential actions have `-input` properties, which `schema-dts` types separately. */
const typeOf = (thing: Thing) =>
  Object.keys(thing).some((key) => key.endsWith('-input'))
    ? `WithActionConstraints<Exclude<${thing['@type']}, string>>`
    : thing['@type'];

/** Deduplicates items of one shape: texts count only if they are types or enumeration values. */
function shape(key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Map(value.map((item) => [JSON.stringify(item, shape), item])).values()];
  return typeof value === 'string' && key !== '@type' && !value.startsWith('https://schema.org/')
    ? 'text'
    : value;
}

/** Validates items against `schema-dts`: unknown types, unknown properties, wrong values. */
export function vocabularyFaults(things: Thing[]): string[] {
  const apart = things.flatMap(({ potentialAction, ...thing }) => [
    thing as Thing,
    ...(potentialAction ? [potentialAction as Thing] : []),
  ]);
  const once = [...new Map(apart.map((thing) => [JSON.stringify(thing, shape), thing])).entries()];
  const types = [...new Set(once.map(([, thing]) => thing['@type']))];
  const source = [
    `import type { WithActionConstraints, ${types.join(', ')} } from 'schema-dts';`,
    ...once.map(
      ([json, thing], index) => `export const thing${index}: ${typeOf(thing)} = ${json};`,
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
  host.fileExists = (file) => file === place || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === place
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([place], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start));
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${line.slice(0, 160)})`;
  });
}

import path from 'node:path';
import ts from 'typescript';

type Thing = { '@type': string; [property: string]: unknown };

const root = path.resolve(import.meta.dirname, '../..');
/** Where the checked text would stand, so that it finds the packages. It is never written. */
const place = path.join(root, 'tests/build/things-to-check.ts');

/** An action still to be done has `-input` properties, which the vocabulary's types keep apart. */
const typeOf = (thing: Thing) =>
  Object.keys(thing).some((key) => key.endsWith('-input')) ? `WithActionConstraints<Exclude<${thing['@type']}, string>>` : thing['@type'];

/** Things of one shape are one to the types: texts are told apart only where they name a type or a value of the vocabulary, lists by their kinds of items. */
function shape(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return [...new Map(value.map((item) => [JSON.stringify(item, shape), item])).values()];
  return typeof value === 'string' && key !== '@type' && !value.startsWith('https://schema.org/') ? 'text' : value;
}

/**
 * What the schema.org vocabulary, as `schema-dts` has it, says against some things: types it does not know, properties
 * a type does not have, values of the wrong kind.
 */
export function vocabularyFaults(things: Thing[]): string[] {
  const apart = things.flatMap(({ potentialAction, ...thing }) => [thing as Thing, ...(potentialAction ? [potentialAction as Thing] : [])]);
  const once = [...new Map(apart.map((thing) => [JSON.stringify(thing, shape), thing])).entries()];
  const types = [...new Set(once.map(([, thing]) => thing['@type']))];
  const source = [
    `import type { WithActionConstraints, ${types.join(', ')} } from 'schema-dts';`,
    ...once.map(([json, thing], index) => `export const thing${index}: ${typeOf(thing)} = ${json};`),
  ].join('\n');
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === place || fileExists(file);
  host.getSourceFile = (file, ...rest) => (file === place ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext) : getSourceFile(file, ...rest));
  const program = ts.createProgram([place], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start));
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${line.slice(0, 160)})`;
  });
}

import type { EditorPart } from './parts.ts';

const written = (value: string) => value.replaceAll('"', '”').replaceAll(/\s+/g, ' ').trim();

/** The component's MDX. */
export function writePart(
  { id, fields, encloses }: EditorPart,
  values: Record<string, string | undefined>,
): string {
  const attributes = fields
    .filter(({ name, required }) => name !== 'content' && (required || values[name]))
    .map(({ name }) => ` ${name}="${written(values[name] ?? '')}"`);
  const tag = `<${id}${attributes.join('')}`;
  if (!encloses) return `${tag} />`;
  const text = (values['content'] ?? '').trim();
  const around = encloses !== 'words' || text.includes('\n') ? '\n\n' : '';
  return `${tag}>${around}${text}${around}</${id}>`;
}

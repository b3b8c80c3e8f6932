import type { EditorComponent } from './editor-components.ts';

/** Straight quotation marks enclose the value, so it cannot contain any. */
const attributeValue = (value: string) => value.replaceAll('"', '”').replaceAll(/\s+/g, ' ').trim();

export function serializeComponent(
  { id, fields, contentType }: EditorComponent,
  values: Record<string, string | undefined>,
): string {
  const attributes = fields
    .filter(({ name, required }) => name !== 'content' && (required || values[name]))
    .map(({ name }) => ` ${name}="${attributeValue(values[name] ?? '')}"`);
  const tag = `<${id}${attributes.join('')}`;
  if (!contentType) return `${tag} />`;
  const text = (values['content'] ?? '').trim();
  // Markdown needs blank lines around blocks.
  const gap = contentType !== 'text' || text.includes('\n') ? '\n\n' : '';
  return `${tag}>${gap}${text}${gap}</${id}>`;
}

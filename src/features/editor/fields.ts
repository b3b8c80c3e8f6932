import { z } from 'astro/zod';

/** A field of Sveltia CMS, as far as the schemas need one. */
export type Field = {
  name: string;
  label: string;
  widget: 'string' | 'text' | 'number' | 'boolean' | 'select' | 'image' | 'datetime' | 'list' | 'object' | 'markdown';
  required: boolean;
  hint?: string;
  [option: string]: unknown;
};

/** What `z.toJSONSchema` makes of a field; `widget` is what `src/content/schemas.ts` says beside the type. */
type JsonSchema = {
  type?: string;
  description?: string;
  widget?: 'text' | 'image' | 'date' | 'datetime';
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
};

/** The fields of a collection's head or of a page's words, in the order of their schema. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

const fieldsIn = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  return { name, label: labelOf(name), required, ...(schema.description && { hint: schema.description }), ...controlOf(schema) };
}

/** `menuHelp` → `Menu help`. */
const labelOf = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase()).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A date is written as 2020-06-29, a moment in UTC as 2020-06-29T08:00:00Z. */
const day = { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false, picker_utc: true } as const;
const moment = { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ss[Z]', picker_utc: true } as const;
/** YAML writes a value of several lines in another way, which the checks of the words do not read; in JSON it has no paragraphs either. */
const singleLine = ['^[^\\n]*$', 'Write it in one paragraph'];

function controlOf(schema: JsonSchema): Pick<Field, 'widget'> & Record<string, unknown> {
  const { type, widget, items, minItems: min, maxItems: max } = schema;
  if (widget === 'date') return day;
  if (widget === 'datetime') return moment;
  if (widget === 'image') return { widget, accept: 'image/png,image/webp,image/jpeg', choose_url: false };
  if (widget === 'text') return { widget, pattern: singleLine };
  if (type === 'boolean') return { widget: 'boolean', default: false };
  if (type === 'integer') return { widget: 'number', value_type: 'int' };
  if (type === 'number') return { widget: 'number', value_type: 'float' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'object') return { widget: 'object', fields: fieldsIn(schema) };
  if (type === 'array' && items) {
    const each = items.type === 'object' ? { fields: fieldsIn(items) } : { field: fieldOf('item', items, true) };
    return { widget: 'list', ...each, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }
  return { widget: 'string' };
}

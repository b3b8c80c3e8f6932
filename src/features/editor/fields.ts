import { z } from 'astro/zod';

export type Field = {
  name: string;
  label: string;
  widget:
    | 'string'
    | 'text'
    | 'number'
    | 'boolean'
    | 'select'
    | 'image'
    | 'datetime'
    | 'list'
    | 'object'
    | 'markdown';
  required: boolean;
  hint?: string;
  [option: string]: unknown;
};

/** Output of `z.toJSONSchema` with our metadata `widget` and `rule`. */
type JsonSchema = {
  type?: string;
  description?: string;
  widget?: 'text' | 'image' | 'date' | 'datetime';
  rule?: [pattern: string, advice: string];
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Returns the fields of Sveltia CMS for a schema. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return toFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

const toFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    toField(name, schema, required.includes(name)),
  );

const toField = (name: string, schema: JsonSchema, required: boolean): Field => ({
  name,
  label: labelOf(name),
  required,
  hint: schema.description,
  ...controlOf(schema),
});

/** Returns `Menu help` for `menuHelp`. */
const labelOf = (name: string) =>
  name
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function controlOf(schema: JsonSchema): Pick<Field, 'widget'> & Record<string, unknown> {
  const { type, widget, items, minItems: min, maxItems: max } = schema;
  if (widget === 'date' || widget === 'datetime')
    return {
      widget: 'datetime',
      ...(widget === 'date'
        ? { format: 'YYYY-MM-DD', time_format: false }
        : { format: 'YYYY-MM-DDTHH:mm:ss[Z]' }),
      picker_utc: true,
    };
  if (widget === 'image')
    return { widget, accept: 'image/png,image/webp,image/jpeg', choose_url: false };
  if (type === 'boolean') return { widget: 'boolean', default: false };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min: schema.minimum };
  if (type === 'number') return { widget: 'number', value_type: 'float' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'object') return { widget: 'object', fields: toFields(schema) };
  if (type === 'array' && items) {
    const itemFields =
      items.type === 'object'
        ? { fields: toFields(items) }
        : { field: toField('item', items, true) };
    return { widget: 'list', ...itemFields, min, max };
  }
  return { widget: widget ?? 'string', pattern: schema.rule };
}

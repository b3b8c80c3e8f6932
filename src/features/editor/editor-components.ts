import {
  attributeRule,
  type MdxComponentName,
  mdxComponentNames,
  mdxSchema,
} from '../../content/mdx-schema.ts';
import type { Field } from './fields.ts';

/**
 * Describes an MDX component in JSON that `admin.ts` converts for Sveltia CMS. `source` is the
 * pattern of the component in a text, `contentType` the type of the enclosed content.
 */
function defineComponent(name: MdxComponentName, icon: string) {
  const { attributes, content } = mdxSchema(name);
  const entries = Object.entries(attributes);
  const fields: Field[] = entries.map(([attribute, schema]) => ({
    name: attribute,
    label: schema.label,
    widget: schema.type === 'picture' ? 'image' : 'string',
    required: !schema.optional,
    pattern: attributeRule(schema),
  }));
  const attributePatterns = entries.map(([attribute, { optional }]) => {
    const pattern = ` ${attribute}="(?<${attribute}>[^"]*)"`;
    return optional ? `(?:${pattern})?` : pattern;
  });
  const hasBlankLines = content && content.type !== 'text';
  const gap = hasBlankLines ? '\\n\\n' : '';
  return {
    id: name,
    label: name.replace(/(?<=[a-z])[A-Z]/, (letter) => ` ${letter.toLowerCase()}`),
    icon,
    fields: content
      ? [
          ...fields,
          { name: 'content', label: content.label, widget: 'text' as const, required: true },
        ]
      : fields,
    source: `^<${name}${attributePatterns.join('')}${content ? `>${gap}(?<content>[\\s\\S]*?)${gap}</${name}>` : ' />'}$`,
    contentType: content?.type,
  };
}

export type EditorComponent = ReturnType<typeof defineComponent>;
export const editorComponents: EditorComponent[] = mdxComponentNames.flatMap((name) => {
  const { icon } = mdxSchema(name);
  return icon ? [defineComponent(name, icon)] : [];
});

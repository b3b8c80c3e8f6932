import { z } from 'astro/zod';
import { editorRule } from './editor-rule.ts';
import { interpolate } from './interpolate.ts';
import { countPlaceholders, fillCounts } from './spell-out-count.ts';

export const DESCRIPTION_HINT = 'Shown in search results: 60 to 165 characters';
export const PLACEHOLDER_MESSAGE =
  'Write one paragraph, with only the placeholders that docs/editing.md lists';
const requiredText = z.string('Write the text').trim().min(1, 'Write the text');
const exampleCounts = {
  numberOfProducts: 2,
  numberOfServices: 7,
  numberOfIndustries: 7,
  numberOfArticles: 7,
  numberOfCaseStudies: 4,
};

const keepMessage = (names: string[]) => `Keep ${names.map((name) => `{${name}}`).join(', ')}`;

/** Returns the schema of a text that must contain these placeholders. */
export const template = (...names: string[]) =>
  requiredText
    .superRefine((value, { addIssue }) => {
      let withSiteValues = value;
      try {
        withSiteValues = interpolate(value, [...names, ...countPlaceholders]);
      } catch (error) {
        addIssue((error as Error).message);
      }
      // `|` matches a placeholder with singular and plural: `{count|event|events}`.
      const missing = names.find((name) => !new RegExp(`\\{${name}[}|]`).test(withSiteValues));
      if (missing) addIssue(`Keep {${missing}} in the text: a value replaces it`);
    })
    .meta({
      ...(names.length > 0 && { description: keepMessage(names) }),
      ...editorRule(
        names.length > 0 ? `${keepMessage(names)}: values replace them` : PLACEHOLDER_MESSAGE,
        {
          required: names,
          allowed: countPlaceholders,
        },
      ),
    });
// The editor shows `line` in one line and `text` in several.
export const line = template();
export const text = line.meta({ widget: 'text' });
export const lines = z.array(line).min(1);
export const description = line
  .refine((value) => lengthOf(value) >= 60 && lengthOf(value) <= 165, {
    error: ({ input }) =>
      `The description has ${lengthOf(String(input))} characters with values filled in. Keep it between 60 and 165: search results show it`,
  })
  .meta({
    description: DESCRIPTION_HINT,
    widget: 'text',
    ...editorRule(DESCRIPTION_HINT, { min: 60, max: 165, allowed: countPlaceholders }),
  });

/** Returns the length with values filled in, or 100 (valid) for texts that `line` rejects. */
function lengthOf(value: string): number {
  try {
    return fillCounts(interpolate(value, countPlaceholders), exampleCounts).length;
  } catch {
    return 100;
  }
}

/** Returns the schema of an object with these keys and one schema for all values. */
export const record = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

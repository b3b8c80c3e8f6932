/**
 * Replaces `{name}` with its value, and `{name|one|many}` with `one` if the value is 1, otherwise
 * with `many`. Keeps unknown placeholders.
 */
export const fill = (text: string, values: Record<string, string | number | undefined>): string =>
  text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (placeholder, name: string, one, many) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (one !== undefined) return value === 1 ? one : many;
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });

export function mapTexts<Copy>(copy: Copy, change: (text: string) => string): Copy {
  if (typeof copy === 'string') return change(copy) as Copy;
  if (Array.isArray(copy)) return copy.map((item) => mapTexts(item, change)) as Copy;
  if (typeof copy !== 'object' || !copy) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, item]) => [key, mapTexts(item, change)]),
  ) as Copy;
}

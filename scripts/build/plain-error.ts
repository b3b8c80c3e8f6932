import path from 'node:path';

/** What Astro adds to an error: where it was. */
type Placed = Error & { loc?: { file?: string; line?: number } };

/**
 * What a failed build tells: for a head with wrong fields, or one that cannot be read, a line with file, field and what to do;
 * else the message.
 */
export function plainError(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, loc }: Placed = error;
  const file = path.relative(root, loc?.file ?? '');
  if (name === 'YAMLException') return `${file}:${loc?.line ?? 1}  the head cannot be read here: put quotes round values with a colon or a quotation mark (${message})`;
  if (name !== 'InvalidContentEntryDataError') return message;
  return [...message.matchAll(/^ {2}\*\*(.*?)\*\*: (.+)$/gm)].map(([, field = '', fault = '']) => `${file}  ${fieldFault(field, fault)}`).join('\n') || message;
}

const fieldFault = (field: string, fault: string) => {
  const [, unknown] = /^Unrecognized keys?: (.+)$/.exec(fault) ?? [];
  return unknown ? `there is no field ${unknown}: src/content/schemas.ts lists those there are` : `${field}: ${fault}`;
};

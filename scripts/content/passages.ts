/** A run of words that stands by itself in a source: a paragraph, an item, a heading, the value of a field. */
export type Passage = {
  /** Relative to the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  /** What it is: a heading's level as `h2`, `text`, `cell`, `tag`, or the name of the field or attribute that holds it. */
  part: string;
  /** Whether it stands between the `---` lines at the head of an MDX file. */
  inHead: boolean;
  text: string;
};

/** The words of a passage as a reader sees them: links without their addresses, no emphasis, no tags. */
export function plainWords(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The sentences of a passage, in its own words. */
export function sentences({ text }: Passage): string[] {
  return plainWords(text)
    .split(/(?<=[.!?]["”’)]*)\s+/u)
    .filter(Boolean);
}

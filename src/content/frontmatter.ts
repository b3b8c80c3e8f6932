/** Matches the frontmatter of an MDX file, and a byte order mark before it. Group 1 is the YAML. */
export const FRONTMATTER = /^\uFEFF?---\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

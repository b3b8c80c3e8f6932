/** Matches the frontmatter of an MDX text, and a byte order mark. The first group is the YAML. */
export const FRONTMATTER = /^\uFEFF?---\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

/** Matches the frontmatter of an MDX text. The first group is the YAML. */
export const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

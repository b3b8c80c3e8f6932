/** The first capture is the YAML. */
export const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

/** Where a page stands as plain text: `/blog-details/1` is `/blog-details/1.md`. */
export const plainTextPath = (path: string) => `${path}.md`;

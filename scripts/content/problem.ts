/** What is wrong in the content, and what to do. */
export type Problem = { file: string; line: number; message: string };

/** `src/content/blog/3-data-management.mdx:23  message` */
export const formatProblem = ({ file, line, message }: Problem): string =>
  `${file}:${line}  ${message}`;

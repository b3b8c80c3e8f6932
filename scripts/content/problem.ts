export type Problem = { file: string; line: number; message: string };

/** Returns `src/content/blog/3-data.mdx:23  message`. */
export const formatProblem = ({ file, line, message }: Problem): string =>
  `${file}:${line}  ${message}`;

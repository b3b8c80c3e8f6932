import { site } from '../../site.config.ts';

const { lines, ...parts } = site.address;

export const addressLines = lines.map((line) =>
  line.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts[part as keyof typeof parts])),
);

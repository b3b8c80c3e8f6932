import { site } from '../../site.config.ts';

const { lines, ...fields } = site.address;

export const addressLines = lines.map((line) =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(fields[name as keyof typeof fields])),
);

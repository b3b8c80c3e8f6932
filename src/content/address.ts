import { site } from '../../site.config.ts';

const { lines, ...parts } = site.address;

/** The postal address in the lines its owner writes it in. */
export const addressLines = lines.map((line) => line.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts[part as keyof typeof parts])));

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrokenLinks, findLinksWithoutPicture } from './links.ts';
import { findIdGaps, findUnknownNames } from './names.ts';
import { findPartFaults } from './parts.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** Finds what no build may contain, so that it ends in a line with the place instead of in a stack or a dead link. */
export function findBlockingProblems(root: string, sources: Source[]): Problem[] {
  const pictures = readdirSync(path.join(root, 'src/assets/pictures')).filter((name) => /\.(png|webp)$/.test(name));
  // The parts are React components with styles, which only the build can import.
  const [, parts = ''] = /mdxComponents = {([^}]*)}/.exec(readFileSync(path.join(root, 'src/components/mdx-components.tsx'), 'utf8')) ?? [];
  return [
    ...findUnknownNames(
      sources,
      pictures.map((name) => path.parse(name).name),
    ),
    ...findIdGaps(sources),
    ...findBrokenLinks(sources),
    ...findLinksWithoutPicture(sources),
    ...findPartFaults(sources, parts.match(/\w+/g) ?? []),
  ];
}

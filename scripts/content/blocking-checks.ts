import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageName, pageSchemas } from '../../src/content/page-schemas.ts';
import { buildTime } from '../../src/content/publication.ts';
import { findMissingFonts, findStrayFiles } from './files.ts';
import { findHeadingFaults } from './headings.ts';
import { headFaults, pageFaults } from './heads.ts';
import { findBrokenLinks, findLinksToDrafts, findLinksWithoutPicture } from './links.ts';
import { mdxFaults } from './mdx-faults.ts';
import { findIdGaps, findUnknownNames } from './names.ts';
import { findPartFaults } from './parts.ts';
import { findPictureFaults, pictureNames } from './pictures.ts';
import type { Problem } from './problem.ts';
import { readTexts, type Source } from './sources.ts';

/**
 * Finds what no build may contain, so that it ends in a line with the place instead of in a stack or a dead link.
 * @param drafts whether texts that are not published are part of the site too
 */
export async function findBlockingProblems(root: string, sources: Source[], drafts = false): Promise<Problem[]> {
  const texts = readTexts(root);
  // The parts are React components with styles, which only the build can import.
  const [, parts = ''] = /mdxComponents = {([^}]*)}/.exec(readFileSync(path.join(root, 'src/components/mdx-components.tsx'), 'utf8')) ?? [];
  const partFaults = findPartFaults(sources, parts.match(/\w+/g) ?? []);
  return [
    ...findMissingFonts(root),
    ...findStrayFiles(root),
    ...texts.flatMap(({ file, folder, text }) => headFaults(file, folder, text)),
    ...(Object.keys(pageSchemas) as PageName[]).flatMap((name) => pageFaults(name, readPage(root, name))),
    ...findUnknownNames(sources, pictureNames(root)),
    ...findIdGaps(sources),
    ...findBrokenLinks(sources),
    ...findLinksWithoutPicture(sources),
    ...(drafts ? [] : findLinksToDrafts(sources, buildTime())),
    ...findHeadingFaults(sources),
    ...partFaults,
    // What the parts' own check tells better would be told twice.
    ...texts.filter(({ file }) => !partFaults.some((fault) => fault.file === file)).flatMap(({ file, text }) => mdxFaults(file, text)),
    ...(await findPictureFaults(root, texts)),
  ];
}

function readPage(root: string, name: PageName): string | undefined {
  const file = path.join(root, 'src/content/pages', `${name}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

import { buildTime } from '../../src/content/publication.ts';
import { findHeadingErrors } from './headings.ts';
import { findDuplicateIds, findDuplicateUrls } from './ids.ts';
import { findBrokenLinks, findCardLinksWithoutPicture, findLinksToDrafts } from './links.ts';
import { findMdxErrors } from './mdx-errors.ts';
import { findMissingFonts, findStrayFiles } from './missing-and-stray-files.ts';
import { findPictureErrors } from './pictures.ts';
import type { Problem } from './problem.ts';
import { findMissingContent, findSchemaErrors } from './schema-errors.ts';
import type { Source } from './sources.ts';

export const findBlockingProblems = async (
  root: string,
  sources: Source[],
  includeDrafts = false,
): Promise<Problem[]> => [
  ...findMissingFonts(root),
  ...findStrayFiles(root),
  ...findMissingContent(sources, includeDrafts ? undefined : buildTime()),
  ...findSchemaErrors(sources),
  ...findMdxErrors(sources),
  ...findDuplicateIds(sources),
  ...findDuplicateUrls(sources),
  ...findBrokenLinks(sources),
  ...findCardLinksWithoutPicture(sources),
  ...(includeDrafts ? [] : findLinksToDrafts(sources, buildTime())),
  ...findHeadingErrors(sources),
  ...(await findPictureErrors(root, sources)),
];

import { detailRoutes, routes } from '../routes.ts';
import { pageCopy } from './page-copy.ts';
import {
  announcements,
  articles,
  caseStudies,
  industries,
  memoizeInBuilds,
  products,
  services,
} from './queries.ts';
import { readingTime } from './reading-time.ts';
import type { PageLink } from './site-map.ts';

const copy = pageCopy('article');

type Teaser = {
  picture: string;
  /** Whether the picture has a transparent background and is not cropped. */
  cutOut?: boolean;
  /** `ML Ops, 6 min read` or `Product`. */
  eyebrow: string;
};

export type ReadingLink = PageLink & Teaser;

const teasers = memoizeInBuilds(async () => {
  const { kinds } = copy;
  return new Map<string, Teaser>([
    ...(await articles()).map(({ data: { id, header, picture }, body }) =>
      teaserEntry(detailRoutes.blog(id), picture, `${header}, ${readingTime(body)}`),
    ),
    ...(await industries()).map(({ data: { id, picture }, body }) =>
      teaserEntry(detailRoutes.industry(id), picture, `${kinds.industry}, ${readingTime(body)}`),
    ),
    ...(await caseStudies()).map(({ data: { id, picture, sector }, body }) =>
      teaserEntry(detailRoutes.caseStudy(id), picture, `${sector}, ${readingTime(body)}`),
    ),
    ...(await services()).map(({ data: { picture }, href }) =>
      teaserEntry(href, picture, kinds.service, { cutOut: true }),
    ),
    ...(await products()).map(({ data: { route, picture } }) =>
      teaserEntry(route, picture, kinds.product),
    ),
    ...(await announcements()).map(({ data: { route, picture } }) =>
      teaserEntry(routes[route], picture, kinds.announcement),
    ),
  ]);
});

const teaserEntry = (
  href: string,
  picture: string,
  eyebrow: string,
  options?: { cutOut: true },
): [string, Teaser] => [href, { picture, eyebrow, ...options }];

/**
 * Adds picture and eyebrow to links of the frontmatter (`furtherReading`, `atWork`).
 * @throws Error if a link's page has no teaser, such as a draft in a build without drafts
 */
export async function resolveReadingLinks(links: PageLink[]): Promise<ReadingLink[]> {
  const teaserByHref = await teasers();
  return links.map((link) => {
    const teaser = teaserByHref.get(link.href);
    if (!teaser)
      throw new Error(
        `furtherReading or atWork: '${link.label}' links to ${link.href}, which cannot be listed. Link to an article, industry, case study, service, product or announcement`,
      );
    return { ...link, ...teaser };
  });
}

export function adjacentLinks<Entry extends { data: { id: number; title: string } }>(
  entries: Entry[],
  id: number,
  urlOf: (id: number) => string,
) {
  const linkTo = (entry: Entry | undefined): PageLink | undefined =>
    entry && {
      href: urlOf(entry.data.id),
      label: entry.data.title,
    };
  const index = entries.findIndex((entry) => entry.data.id === id);
  return { previous: linkTo(entries[index - 1]), next: linkTo(entries[index + 1]) };
}

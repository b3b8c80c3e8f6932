import { getCollection } from 'astro:content';
import { detailRoutes, routes } from '../routes.ts';
import { article } from './pages/article.ts';
import { articles, caseStudies, industries, memoizeBuild, products, services } from './queries.ts';
import { readingTime } from './reading-time.ts';
import type { VisitId } from './visit-keys.ts';

/** A page worth reading next: the article's own words for it, and what the page brings. */
export type ReadingLink = {
  href: string;
  label: string;
  picture: string;
  /** A cut-out stands whole on its ground; other pictures fill the frame. */
  cutOut?: boolean;
  /** What sort of page it is and how long it takes: `ML Ops, 6 min read`. */
  kind: string;
  /** The entry whose id the link stores before it navigates. */
  visit?: VisitId;
};

type Target = Omit<ReadingLink, 'href' | 'label'>;

const targets = memoizeBuild(
  async () =>
    new Map<string, Target>([
      ...(await articles()).map(({ data: { id, header, picture }, body }) =>
        at(detailRoutes.blog(id), { picture, kind: `${header}, ${readingTime(body)}`, visit: { kind: 'article', id } }),
      ),
      ...(await industries()).map(({ data: { id, picture }, body }) =>
        at(detailRoutes.industry(id), { picture, kind: `${article.kinds.industry}, ${readingTime(body)}`, visit: { kind: 'industry', id } }),
      ),
      ...(await caseStudies()).map(({ data: { id, picture, sector }, body }) =>
        at(detailRoutes.caseStudy(id), { picture, kind: `${sector}, ${readingTime(body)}`, visit: { kind: 'caseStudy', id } }),
      ),
      ...(await services()).map(({ data: { picture }, href }) => at(href, { picture, cutOut: true, kind: article.kinds.service })),
      ...(await products()).map(({ data: { id, route, picture } }) => at(route, { picture, kind: article.kinds.product, visit: { kind: 'product', id } })),
      ...(await getCollection('announcements')).map(({ data: { route, picture } }) => at(routes[route], { picture, kind: article.kinds.announcement })),
    ]),
);

const at = (href: string, target: Target): [string, Target] => [href, target];

/**
 * The links of an article's `furtherReading` with the pictures of the pages they lead to.
 * @throws Error naming a link that leads to no article, service, product or announcement.
 */
export async function furtherReading(links: { href: string; label: string }[]): Promise<ReadingLink[]> {
  const known = await targets();
  return links.map((link) => {
    const target = known.get(link.href);
    if (!target) throw new Error(`furtherReading: '${link.label}' leads to ${link.href}, which is no article, service, product or announcement`);
    return { ...link, ...target };
  });
}

/** A neighbor of an entry in its collection. */
export type AdjacentLink = { href: string; label: string; visit: VisitId };

/** The entries before and after one, by id. */
export function adjacent<Entry extends { data: { id: number; title: string } }>(entries: Entry[], id: number, href: (id: number) => string, kind: VisitId['kind']) {
  const link = (entry: Entry | undefined): AdjacentLink | undefined =>
    entry && { href: href(entry.data.id), label: entry.data.title, visit: { kind, id: entry.data.id } };
  const at = entries.findIndex((entry) => entry.data.id === id);
  return { previous: link(entries[at - 1]), next: link(entries[at + 1]) };
}

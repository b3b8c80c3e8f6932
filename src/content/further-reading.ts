import { getCollection } from 'astro:content';
import { detailRoutes, routes } from '../routes.ts';
import { articles, caseStudies, industries, memoizeBuild, products, services } from './queries.ts';
import { readingTime } from './reading-time.ts';

/** A page worth reading next: the article's own words for it, and what the page brings. */
export type ReadingLink = {
  href: string;
  label: string;
  picture: string;
  /** A cut-out stands whole on its ground; other pictures fill the frame. */
  cutOut?: boolean;
  /** What sort of page it is and how long it takes: `ML Ops, 6 min read`. */
  kind: string;
  /** The id the link stores before it navigates, as `blogid:3`. */
  remember?: string;
};

type Target = Omit<ReadingLink, 'href' | 'label'>;

const targets = memoizeBuild(
  async () =>
    new Map<string, Target>([
      ...(await articles()).map(({ data: { id, header, picture }, body }) =>
        at(detailRoutes.blog(id), { picture, kind: `${header}, ${readingTime(body)}`, remember: `blogid:${id}` }),
      ),
      ...(await industries()).map(({ data: { id, picture }, body }) =>
        at(detailRoutes.industry(id), { picture, kind: `Industry, ${readingTime(body)}`, remember: `Industryid:${id}` }),
      ),
      ...(await caseStudies()).map(({ data: { id, picture, sector, readingTime: time } }) =>
        at(detailRoutes.caseStudy(id), { picture, kind: `${sector}, ${time}`, remember: `casestudyid:${id}` }),
      ),
      ...(await services()).map(({ data: { picture }, href }) => at(href, { picture, cutOut: true, kind: 'Service' })),
      ...(await products()).map(({ data: { id, route, picture } }) => at(routes[route], { picture, kind: 'Product', remember: `ProductsId:${id}` })),
      ...(await getCollection('announcements')).map(({ data: { route, picture } }) => at(routes[route], { picture, kind: 'Announcement' })),
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

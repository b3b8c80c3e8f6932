import { site } from '../../site.config.ts';
import {
  demonstrationUrl,
  detailRoutes,
  isEnabled,
  routes,
  shownDemonstrations,
} from '../routes.ts';
import { fill } from './fill.ts';
import { pageCopy } from './page-copy.ts';
import { articles, caseStudies, industries, legalPages, products, services } from './queries.ts';

const demonstrations = pageCopy('demonstrations');
const listings = pageCopy('listings');
const navigation = pageCopy('navigation');
const productCopy = pageCopy('product');
const { names } = pageCopy('shared');

export type PageLink = { href: string; label: string };
export type SiteMapGroup = { heading: string; pages: PageLink[] };

export const demonstrationLinks: PageLink[] = shownDemonstrations.map((name) => ({
  href: demonstrationUrl(routes[name]) ?? routes[name],
  label: fill(demonstrations.tryIt, { name: demonstrations[name].name }),
}));

export async function siteMap(): Promise<SiteMapGroup[]> {
  const toLinks = <Entry extends { data: { id: number; title: string } }>(
    entries: Entry[],
    urlOf: (id: number) => string,
  ) => entries.map(({ data }) => ({ href: urlOf(data.id), label: data.title }));
  const allProducts = await products();
  const groups = [
    {
      heading: site.brand,
      pages: (['home', 'about', 'contact', 'studio', 'traffic'] as const).map((name) => ({
        href: routes[name],
        label: names[name],
      })),
    },
    {
      heading: names.products,
      pages: [
        ...(allProducts.length > 0
          ? [{ href: routes.products, label: navigation.allProducts }]
          : []),
        ...allProducts.map(({ data }) => ({ href: data.route, label: data.name })),
        ...allProducts.map(({ data }) => ({
          href: detailRoutes.product(data.id),
          label: fill(productCopy.dataSheet.siteMap, { name: data.name }),
        })),
        ...demonstrationLinks,
      ],
    },
    {
      heading: names.solutions,
      pages: [
        { href: routes.solutions, label: navigation.allSolutions },
        ...(await services()).map(({ data, href }) => ({ href, label: data.title })),
      ],
    },
    {
      heading: listings.industries.group,
      pages: [
        { href: routes.industries, label: names.industries },
        ...toLinks(await industries(), detailRoutes.industry),
      ],
    },
    {
      heading: names.blog,
      pages: [
        { href: routes.blog, label: listings.blog.all },
        ...toLinks(await articles(), detailRoutes.blog),
      ],
    },
    {
      heading: names.caseStudies,
      pages: [
        { href: routes.caseStudies, label: listings.caseStudies.back },
        ...toLinks(await caseStudies(), detailRoutes.caseStudy),
      ],
    },
    {
      heading: names.resources,
      pages: [
        { href: routes.resources, label: names.resources },
        ...(await legalPages()).map(({ data, href }) => ({ href, label: data.title })),
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, pages: group.pages.filter(({ href }) => isEnabled(href)) }))
    .filter(({ pages }) => pages.length > 0);
}

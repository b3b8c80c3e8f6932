import { site } from '../../site.config.ts';
import { demonstrationNames, demonstrationOf, detailRoutes, routes } from '../routes.ts';
import { demonstrations } from './pages/demonstrations.ts';
import { landings } from './pages/landings.ts';
import { navigation } from './pages/navigation.ts';
import { product } from './pages/product.ts';
import { pageNames } from './pages/shared.ts';
import { articles, caseStudies, industries, legalPages, products, services } from './queries.ts';

type PageLink = { href: string; label: string };
export type SiteMapGroup = { heading: string; pages: PageLink[] };

/** Every page of the site by its name, in the order of the menus. */
export async function siteMap(): Promise<SiteMapGroup[]> {
  const entries = <Entry extends { data: { id: number; title: string } }>(list: Entry[], href: (id: number) => string) =>
    list.map(({ data }) => ({ href: href(data.id), label: data.title }));
  const everyProduct = await products();
  return [
    {
      heading: site.brand,
      pages: [
        { href: routes.home, label: pageNames.home },
        { href: routes.about, label: pageNames.about },
        { href: routes.contact, label: pageNames.contact },
        { href: routes.studio, label: pageNames.studio },
        { href: routes.traffic, label: pageNames.traffic },
      ],
    },
    {
      heading: pageNames.products,
      pages: [
        { href: routes.products, label: navigation.allProducts },
        ...everyProduct.map(({ data }) => ({ href: data.route, label: data.name })),
        ...everyProduct.map(({ data }) => ({ href: detailRoutes.product(data.id), label: product.sheet.siteMap(data.name) })),
        ...demonstrationNames.map((name) => ({ href: demonstrationOf(routes[name]) ?? routes[name], label: demonstrations.tryIt(demonstrations[name].name) })),
      ],
    },
    {
      heading: pageNames.solutions,
      pages: [{ href: routes.solutions, label: navigation.allSolutions }, ...(await services()).map(({ data, href }) => ({ href, label: data.title }))],
    },
    { heading: landings.industries.group, pages: [{ href: routes.industries, label: pageNames.industries }, ...entries(await industries(), detailRoutes.industry)] },
    { heading: pageNames.blog, pages: [{ href: routes.blog, label: landings.blog.all }, ...entries(await articles(), detailRoutes.blog)] },
    { heading: pageNames.caseStudies, pages: [{ href: routes.caseStudies, label: landings.caseStudies.back }, ...entries(await caseStudies(), detailRoutes.caseStudy)] },
    {
      heading: pageNames.resources,
      pages: [{ href: routes.resources, label: pageNames.resources }, ...(await legalPages()).map(({ data, href }) => ({ href, label: data.title }))],
    },
  ];
}

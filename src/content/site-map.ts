import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../routes.ts';
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
        { href: routes.home, label: 'Home' },
        { href: routes.about, label: 'About Us' },
        { href: routes.contact, label: 'Contact Us' },
        { href: routes.studio, label: `${site.product} Studio` },
        { href: routes.traffic, label: 'Traffic-Monitoring' },
      ],
    },
    {
      heading: 'Products',
      pages: [
        { href: routes.products, label: 'All Products' },
        ...everyProduct.map(({ data }) => ({ href: routes[data.route], label: data.name })),
        ...everyProduct.map(({ data }) => ({ href: detailRoutes.product(data.id), label: `${data.name} data sheet` })),
      ],
    },
    { heading: 'Solutions', pages: [{ href: routes.solutions, label: 'All Solutions' }, ...(await services()).map(({ data, href }) => ({ href, label: data.title }))] },
    { heading: 'Industries', pages: [{ href: routes.industries, label: 'Industry Verticals' }, ...entries(await industries(), detailRoutes.industry)] },
    { heading: 'Blog', pages: [{ href: routes.blog, label: 'All articles' }, ...entries(await articles(), detailRoutes.blog)] },
    { heading: 'Case Studies', pages: [{ href: routes.caseStudies, label: 'All case studies' }, ...entries(await caseStudies(), detailRoutes.caseStudy)] },
    { heading: 'Resources', pages: [{ href: routes.resources, label: 'Resources' }, ...(await legalPages()).map(({ data, href }) => ({ href, label: data.title }))] },
  ];
}

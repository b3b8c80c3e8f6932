import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../routes.ts';
import { articles, caseStudies, industries, legalPages, products, services } from './queries.ts';

/** Every page of the site by its name: what a lost visitor can search through. */
export async function sitePages(): Promise<{ href: string; label: string }[]> {
  const entries = <Entry extends { data: { id: number; title: string } }>(list: Entry[], href: (id: number) => string) =>
    list.map(({ data }) => ({ href: href(data.id), label: data.title }));
  return [
    { href: routes.home, label: 'Home' },
    { href: routes.about, label: 'About Us' },
    { href: routes.products, label: 'Products' },
    ...(await products()).map(({ data }) => ({ href: routes[data.route], label: data.name })),
    { href: routes.industries, label: 'Industry Verticals' },
    ...entries(await industries(), detailRoutes.industry),
    { href: routes.solutions, label: 'Solutions' },
    ...(await services()).map(({ data, href }) => ({ href, label: data.title })),
    { href: routes.studio, label: `${site.product} Studio` },
    { href: routes.traffic, label: 'Traffic-Monitoring' },
    { href: routes.blog, label: 'Blog' },
    ...entries(await articles(), detailRoutes.blog),
    { href: routes.caseStudies, label: 'Case Studies' },
    ...entries(await caseStudies(), detailRoutes.caseStudy),
    { href: routes.contact, label: 'Contact Us' },
    { href: routes.resources, label: 'Resources' },
    ...(await legalPages()).map(({ data, href }) => ({ href, label: data.title })),
  ];
}

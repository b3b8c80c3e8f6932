import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';
import { pageCopy } from '../content/page-copy.ts';
import { announcements, products } from '../content/queries.ts';
import { markdownDocuments } from '../machine-readable/markdown/documents.ts';
import { absoluteUrl, markdownPathOf, routes } from '../routes.ts';

const listings = pageCopy('listings');
const { names } = pageCopy('shared');

type Entry = { path: string; title: string; description: string };

const section = (heading: string, entries: Entry[]) =>
  `## ${heading}\n\n${entries.map(({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`).join('\n')}`;

/** See llmstxt.org. */
export const GET: APIRoute = async () => {
  const documents = await markdownDocuments();
  const linkMarkdown = (entries: Entry[]) =>
    entries.map((entry) => ({ ...entry, path: markdownPathOf(entry.path) }));
  const productPages = [
    ...(await products()).map(({ data }) => ({ ...data, path: data.route, title: data.name })),
    ...(await announcements()).map(({ data }) => ({ ...data, path: routes[data.route] })),
  ];
  const { products: productsHeading, company, summary, note } = pageCopy('machine-readable').llms;
  const blocks = [
    `# ${site.brand}`,
    `> ${summary}`,
    note,
    ...(productPages.length > 0 ? [section(productsHeading, productPages)] : []),
    section(pageCopy('solutions').title, linkMarkdown(documents.services)),
    section(listings.industries.title, linkMarkdown(documents.industries)),
    section(names.caseStudies, linkMarkdown(documents.caseStudies)),
    section(listings.blog.title, linkMarkdown(documents.blog)),
    section(company, [
      { path: routes.about, title: names.about, description: pageCopy('about').description },
      { path: routes.contact, title: names.contact, description: pageCopy('contact').description },
    ]),
    section(names.resources, linkMarkdown(documents.legal)),
  ];
  return new Response(`${blocks.join('\n\n')}\n`);
};

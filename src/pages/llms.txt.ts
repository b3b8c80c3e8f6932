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
  const texts = await markdownDocuments();
  const plain = (entries: Entry[]) =>
    entries.map((entry) => ({ ...entry, path: markdownPathOf(entry.path) }));
  const pages = [
    ...(await products()).map(({ data }) => ({
      path: data.route,
      title: data.name,
      description: data.description,
    })),
    ...(await announcements()).map(({ data }) => ({
      path: routes[data.route],
      ...data,
    })),
  ];
  const { products: productsHeading, company, summary, note } = pageCopy('machine-readable').llms;
  const blocks = [
    `# ${site.brand}`,
    `> ${summary}`,
    note,
    ...(pages.length > 0 ? [section(productsHeading, pages)] : []),
    section(pageCopy('solutions').title, plain(texts.services)),
    section(listings.industries.title, plain(texts.industries)),
    section(names.caseStudies, plain(texts.caseStudies)),
    section(listings.blog.title, plain(texts.blog)),
    section(company, [
      { path: routes.about, title: names.about, description: pageCopy('about').description },
      { path: routes.contact, title: names.contact, description: pageCopy('contact').description },
    ]),
    section(names.resources, plain(texts.legal)),
  ];
  return new Response(`${blocks.join('\n\n')}\n`);
};

import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';
import { about } from '../content/pages/about.ts';
import { contact } from '../content/pages/contact.ts';
import { landings } from '../content/pages/landings.ts';
import { machineReadable } from '../content/pages/machine-readable.ts';
import { resources } from '../content/pages/resources.ts';
import { solutions } from '../content/pages/solutions.ts';
import { announcementAt, products } from '../content/queries.ts';
import { plainDocuments } from '../machine-readable/plain-text/documents.ts';
import { absoluteUrl, plainTextPath, routes } from '../routes.ts';

type Entry = { path: string; title: string; description: string };

const section = (heading: string, entries: Entry[]) =>
  `## ${heading}\n\n${entries.map(({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`).join('\n')}`;

/** The site for language models (llmstxt.org): what there is, and where each text stands without its page around it. */
export const GET: APIRoute = async () => {
  const texts = await plainDocuments();
  const plain = (entries: Entry[]) => entries.map((entry) => ({ ...entry, path: plainTextPath(entry.path) }));
  const pages = [
    ...(await products()).map(({ data }) => ({ path: data.route, title: data.name, description: data.description })),
    ...[await announcementAt('studio'), await announcementAt('traffic')].map(({ data }) => ({ path: routes[data.route], ...data })),
  ];
  const { products: productsHeading, company, summary, note } = machineReadable.llms;
  const parts = [
    `# ${site.brand}`,
    `> ${summary}`,
    note,
    section(productsHeading, pages),
    section(solutions.title, plain(texts.services)),
    section(landings.industries.title, plain(texts.industries)),
    section(landings.caseStudies.title, plain(texts.caseStudies)),
    section(landings.blog.title, plain(texts.blog)),
    section(company, [
      { path: routes.about, ...about },
      { path: routes.contact, ...contact },
    ]),
    section(resources.title, plain(texts.legal)),
  ];
  return new Response(`${parts.join('\n\n')}\n`);
};

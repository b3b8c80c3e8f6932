import { site } from '../../../site.config.ts';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import {
  articles,
  caseStudies,
  industries,
  legalPages,
  memoizeInBuilds,
  services,
} from '../../content/queries.ts';
import { readingTime } from '../../content/reading-time.ts';
import { formatDate } from '../../format.ts';
import { absoluteUrl, detailRoutes } from '../../routes.ts';
import { mdxToMarkdown } from './mdx-to-markdown.ts';

const articleCopy = pageCopy('article');
const serviceCopy = pageCopy('service');

type Link = { href: string; label: string };

const linkList = (links: Link[]) =>
  links.map(({ href, label }) => `- [${label}](${absoluteUrl(href)})`).join('\n');

function toMarkdownDocument({
  path,
  entry: { data, body = '' },
  heading = data.title,
  facts,
  beforeBody,
  afterBody,
  furtherReading,
}: {
  path: string;
  entry: { data: { title: string; description: string; lede: string }; body?: string };
  heading?: string;
  facts?: string[];
  beforeBody?: string;
  afterBody?: string;
  furtherReading?: Link[];
}) {
  const blocks = [
    `# ${heading}`,
    data.lede,
    facts?.join(' · '),
    beforeBody,
    mdxToMarkdown(body, articleCopy),
    afterBody,
    furtherReading && `## ${articleCopy.furtherReading}\n\n${linkList(furtherReading)}`,
    `---\n\n${site.brand}, ${absoluteUrl(path)}`,
  ];
  return {
    path,
    title: data.title,
    description: data.description,
    markdown: `${blocks.filter(Boolean).join('\n\n')}\n`,
  };
}

export const markdownDocuments = memoizeInBuilds(async () => ({
  services: (await services()).map((entry) => {
    const { title, pageTitle = title, whyChoose, atWork } = entry.data;
    return toMarkdownDocument({
      path: entry.href,
      entry,
      heading: pageTitle,
      beforeBody: `${serviceCopy.notice} ${serviceCopy.timesNote}`,
      afterBody: [
        `## ${serviceCopy.whyChoose}`,
        ...whyChoose.map(({ heading, text }) => `### ${heading}\n\n${text}`),
        `## ${serviceCopy.atWork.heading}`,
        linkList(atWork),
      ].join('\n\n'),
    });
  }),
  industries: (await industries()).map((entry) =>
    toMarkdownDocument({
      path: detailRoutes.industry(entry.data.id),
      entry,
      beforeBody: articleCopy.notice,
      furtherReading: entry.data.furtherReading,
    }),
  ),
  caseStudies: (await caseStudies()).map((entry) => {
    const { id, sector, results, furtherReading } = entry.data;
    const { notice, results: resultsLabel } = pageCopy('listings').caseStudies;
    const resultList = results.map(({ figure, label }) => `- **${figure}** ${label}`).join('\n');
    return toMarkdownDocument({
      path: detailRoutes.caseStudy(id),
      entry,
      facts: [sector, readingTime(entry.body)],
      beforeBody: [notice, `${resultsLabel}:`, resultList].join('\n\n'),
      furtherReading,
    });
  }),
  blog: (await articles()).map((entry) => {
    const { id, author, header: subject, date, furtherReading } = entry.data;
    return toMarkdownDocument({
      path: detailRoutes.blog(id),
      entry,
      beforeBody: articleCopy.notice,
      facts: [author, subject, formatDate(date, 'card'), readingTime(entry.body)],
      furtherReading,
    });
  }),
  legal: (await legalPages()).map((entry) =>
    toMarkdownDocument({
      path: entry.href,
      entry,
      facts: [
        fill(articleCopy.lastUpdated, { date: formatDate(entry.data.updated, 'monthAndYear') }),
      ],
    }),
  ),
}));

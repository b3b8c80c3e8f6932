import { site } from '../../../site.config.ts';
import { article } from '../../content/pages/article.ts';
import { landings } from '../../content/pages/landings.ts';
import { lastUpdated } from '../../content/pages/legal.ts';
import { service } from '../../content/pages/service.ts';
import { articles, caseStudies, industries, legalPages, memoizeBuild, services } from '../../content/queries.ts';
import { readingTime } from '../../content/reading-time.ts';
import { formatDate } from '../../format.ts';
import { absoluteUrl, detailRoutes } from '../../routes.ts';
import { mdxToMarkdown } from './mdx-to-markdown.ts';

export type PlainDocument = {
  /** Of the page it is the text of. */
  path: string;
  title: string;
  description: string;
  markdown: string;
};

type Link = { href: string; label: string };

type Parts = {
  path: string;
  entry: { data: { title: string; description: string; lede: string }; body?: string };
  /** The heading of the page, where it is not the title. */
  heading?: string;
  /** Author, topic, date: the line under the lede. */
  facts?: string[];
  /** What stands before the body, and after it. */
  before?: string;
  after?: string;
  furtherReading?: Link[];
};

const links = (list: Link[]) => list.map(({ href, label }) => `- [${label}](${absoluteUrl(href)})`).join('\n');

function documentOf({ path, entry: { data, body = '' }, heading = data.title, facts, before, after, furtherReading }: Parts): PlainDocument {
  const blocks = [
    `# ${heading}`,
    data.lede,
    facts?.join(' · '),
    before,
    mdxToMarkdown(body),
    after,
    furtherReading && `## ${article.furtherReading}\n\n${links(furtherReading)}`,
    `---\n\n${site.brand}, ${absoluteUrl(path)}`,
  ];
  return { path, title: data.title, description: data.description, markdown: `${blocks.filter(Boolean).join('\n\n')}\n` };
}

const articleDocuments = async () =>
  (await articles()).map((entry) => {
    const { id, author, header, date, updated, furtherReading } = entry.data;
    const dates = [formatDate(date, 'card'), ...(updated ? [article.updated(formatDate(updated, 'card'))] : [])];
    return documentOf({ path: detailRoutes.blog(id), entry, facts: [author, header, ...dates, readingTime(entry.body)], furtherReading });
  });

const industryDocuments = async () =>
  (await industries()).map((entry) => documentOf({ path: detailRoutes.industry(entry.data.id), entry, furtherReading: entry.data.furtherReading }));

const caseStudyDocuments = async () =>
  (await caseStudies()).map((entry) => {
    const { id, sector, results, furtherReading } = entry.data;
    const { notice, results: mark } = landings.caseStudies;
    const before = [notice, `${mark}:`, results.map(({ figure, label }) => `- **${figure}** ${label}`).join('\n')].join('\n\n');
    return documentOf({ path: detailRoutes.caseStudy(id), entry, facts: [sector, readingTime(entry.body)], before, furtherReading });
  });

const serviceDocuments = async () =>
  (await services()).map((entry) => {
    const { title, pageTitle = title, whyChoose, atWork } = entry.data;
    const reasons = whyChoose.map(({ heading, text }) => `### ${heading}\n\n${text}`);
    return documentOf({
      path: entry.href,
      entry,
      heading: pageTitle,
      after: [`## ${service.whyChoose}`, ...reasons, `## ${service.atWork.heading}`, links(atWork)].join('\n\n'),
    });
  });

const legalDocuments = async () => (await legalPages()).map((entry) => documentOf({ path: entry.href, entry, facts: [lastUpdated(entry.data.updated)] }));

/** Every page that has a plain text, by kind. */
export const plainDocuments = memoizeBuild(async () => {
  const [blog, industryTexts, caseStudyTexts, serviceTexts, legal] = await Promise.all([
    articleDocuments(),
    industryDocuments(),
    caseStudyDocuments(),
    serviceDocuments(),
    legalDocuments(),
  ]);
  return { services: serviceTexts, industries: industryTexts, caseStudies: caseStudyTexts, blog, legal };
});

import { z } from 'astro/zod';
import { demonstrationNames, type RouteName, routes } from '../routes.ts';
import { benefitMarkNames } from './benefit-marks.ts';
import { interpolate } from './interpolate.ts';
import { pictureName } from './picture-name.ts';
import { stageNames } from './stages.ts';
import { topicNames } from './topics.ts';

/**
 * What the head of each kind of text holds. The messages tell an editor what to do; descriptions are the hints of the editor in the browser, and `widget` its control
 * where the type alone does not say it (`src/features/editor/fields.ts`).
 */
const words = (message: string) => z.string({ error: message }).trim().min(1, message).transform(interpolate).describe(message);
const title = words('Give the page a title');
/** What the tab and search results call a page whose title is too long for them, or does not say what it is about. */
const documentTitle = title
  .pipe(z.string().max(50, 'Keep the document title within 50 characters: the brand follows it'))
  .optional()
  .describe('What tabs and search results call the page, where the title is too long for them: up to 50 characters');
const description = words('Give a description: search results show it')
  .pipe(
    z
      .string()
      .min(60, 'Keep the description over 60 characters, so that it says something')
      .max(165, 'Keep the description under 165 characters: search results cut the rest'),
  )
  .meta({ description: 'Search results show it: 60 to 165 characters', widget: 'text' });
const summary = words('Give a summary: the card shows it')
  .pipe(z.string().max(220, 'Keep the summary under 220 characters, so that the card stays short'))
  .meta({ description: 'The card shows it: up to 220 characters', widget: 'text' });
const menuHelp = words('Give the line of help under the menu entry')
  .pipe(z.string().max(48, 'Keep the menu help under 48 characters'))
  .describe('The line of help under the menu entry: up to 48 characters');
const lede = words('Give a lede: the sentence under the headline').meta({ widget: 'text' });
const picture = z
  .string({ error: 'Name a picture of src/assets/pictures, without its ending' })
  .transform(pictureName)
  .meta({ description: 'The picture of the page and its cards, 1280 pixels wide or more', widget: 'image' });
/** Any number of entries; `scripts/content/names.ts` finds an id that is taken or a number that is left out. */
const id = z.number({ error: 'Give the id: the number after the highest one' }).int().min(1).describe('The number after the highest one: it makes the address');
const routeNames = Object.keys(routes) as [RouteName];
const route = z.enum(routeNames, { error: 'Name a route of src/routes.ts' }).describe('The address of the page, by its name in src/routes.ts');
/** Where a page stands: a name of `src/routes.ts`, or for a page that needs no code a path of its own. Becomes the path. */
const pagePath = z
  .union([z.enum(routeNames).transform((name): string => routes[name]), z.string().regex(/^\/[A-Za-z0-9][\w-]*$/)], {
    error: 'Name a route of src/routes.ts, or give the page a path such as /Edge-service',
  })
  .describe('The address of the page, such as /Edge-service, or a name of src/routes.ts');
const point = z.strictObject({ heading: words('Give the point a heading'), text: words('Give the point a text').meta({ widget: 'text' }) });
const link = z.strictObject({
  href: z.string().startsWith('/', 'Further reading stays on this site: begin the address with /').describe('An address of this site, such as /blog-details/3'),
  label: words('Give the link its words'),
});

const threePages = 'Name three pages to read on: they fill one row';
const furtherReading = z
  .array(link, threePages)
  .length(3, threePages)
  .refine((links) => new Set(links.map(({ href }) => href)).size === links.length, 'Name three different pages')
  .describe(threePages);

/** The demonstration that shows what the text tells of, where one does. */
const demonstration = z
  .enum(demonstrationNames, { error: `Name the page of a demonstration: ${demonstrationNames.join(', ')}` })
  .optional()
  .describe('The demonstration that shows what the text tells of, where one does');

/** YAML reads a date without quotes as a moment; what goes on is text: 2020-06-29, or with a time of day 2020-06-29T08:00:00.000Z. */
const written = (value: unknown) => (value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value);
const date = (message: string) => z.preprocess(written, z.iso.date(message)).meta({ description: message, widget: 'date' });

/** What keeps a text back, and what describes a picture that has no notes beside it. */
const publication = {
  draft: z.boolean('Write draft: true or draft: false').optional().describe('A draft is seen while editing, and on no published site'),
  publishAt: z
    .preprocess(written, z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Write the moment as 2026-06-29 or 2026-06-29T08:00:00Z'))
    .optional()
    .meta({ description: 'Kept back until then (UTC); the first build after it publishes the text', widget: 'datetime' }),
};
const pictureAlt = words('Say what is in the picture')
  .optional()
  .describe('What is in the picture, for those who cannot see it; not needed where the picture has its notes');

const industries = z.strictObject({ id, title, documentTitle, description, summary, lede, picture, pictureAlt, demonstration, furtherReading, ...publication });

const blog = z.strictObject({
  id,
  header: words('Give the topic, such as Data Management'),
  title,
  documentTitle,
  description,
  summary,
  lede,
  picture,
  pictureAlt,
  date: date('Write the date as 2020-06-29'),
  /** When the text was last changed, where that was later: the page shows both. */
  updated: date('Write the date of the last change as 2026-11-22').optional(),
  /** By what the blog can be narrowed down. */
  topic: z
    .enum(topicNames, { error: `Name a topic of src/content/topics.ts: ${topicNames.join(', ')}` })
    .optional()
    .describe('By what the blog can be narrowed down'),
  author: words('Name the practice that wrote it'),
  task: words('Say what a reader can do after it')
    .optional()
    .describe('What a reader can do after it, such as Size a holdout before a campaign: Resources lists the article by it, or by its title'),
  demonstration,
  furtherReading,
  ...publication,
});

const caseStudies = z.strictObject({
  id,
  sector: words('Give the sector, such as Retail'),
  title,
  documentTitle,
  description,
  summary,
  lede,
  picture,
  pictureAlt,
  results: z
    .array(z.strictObject({ figure: z.string(), label: words('Say what the figure counts') }))
    .min(3)
    .max(4),
  demonstration,
  furtherReading,
  ...publication,
});

const services = z.strictObject({
  order: z.number().int(),
  route: pagePath,
  title,
  pageTitle: title.optional(),
  breadcrumb: title.optional(),
  description,
  summary,
  menuHelp,
  lede,
  picture,
  pictureAlt,
  /** What Solutions says of it: the need it meets, what comes first, how long that takes. */
  choose: z.strictObject({
    stage: z.enum(stageNames, { error: `Name the stage of the work: ${stageNames.join(', ')}` }),
    need: words('Say the need in the words of who has it'),
    first: words('Name the first deliverable'),
    time: words('Say how long that takes'),
  }),
  /** A case study and an article that show it at work. */
  atWork: z.array(link).length(2, 'Name a case study and an article').describe('A case study and an article that show it at work'),
  demonstration,
  whyChoose: z.array(point).min(3),
  ...publication,
});

const legal = z.strictObject({
  order: z.number().int(),
  route,
  title,
  cardTitle: title,
  description,
  summary,
  lede,
  updated: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month of the last change as 2024-03'),
});

const cards = z.strictObject({ heading: words('Give the block a heading'), intro: words('Give the block a sentence').optional(), items: z.array(point).min(2) });

const benefits = z.strictObject({
  heading: words('Give the block a heading'),
  intro: words('Give the block a sentence').optional(),
  items: z.array(point.extend({ mark: z.enum(benefitMarkNames, `Name the drawing of the card: ${benefitMarkNames.join(', ')}`) })).min(2),
});

const products = z.strictObject({
  id,
  order: z.number().int(),
  route: pagePath,
  name: title,
  title,
  documentTitle,
  description,
  summary,
  lede,
  picture,
  pictureAlt,
  menuHelp,
  /** What the product list shows of it: one entry an edition. */
  listing: z
    .array(z.strictObject({ name: title, text: words('Say for whom it is'), points: z.array(words('Give the point its words')).min(2), picture }))
    .min(1, 'Give the product an entry of the product list'),
  /** The sentence beside the sign-up form of its page, and the Email Us block under it. */
  signUp: words('Say what leaving a name leads to'),
  email: z.strictObject({ heading: words('Give the Email Us block a heading'), text: words('Say what to write') }),
  sheet: z.strictObject({
    description,
    pageLink: words('Give the link to the full page its words'),
    /** What a buyer has to know: deployment, inputs and outputs, roles, limits, what the demonstration shows and does not. */
    facts: z.array(z.strictObject({ heading: words('Give the fact a heading'), points: z.array(words('Say it in a sentence')).min(1) })).min(4),
    /** Figures of the site's own measurements, where there are any (`src/content/retrieval.ts`). */
    measured: z.enum(['retrieval']).optional(),
  }),
  whyHeading: words('Give the why block a heading'),
  blocks: z.array(cards.extend({ name: z.string(), layout: z.enum(['cards', 'features', 'list', 'specification', 'challenges']), picture: picture.optional() })).min(3),
  ...publication,
});

const announcements = z.strictObject({
  route,
  title,
  documentTitle,
  description,
  lede,
  picture,
  date: date('Write the date as 2024-07-29'),
  byline: words('Name the role that signs it').optional(),
  benefits: benefits.optional(),
  table: z
    .strictObject({
      caption: words('Give the table a caption'),
      rows: z
        .array(
          z.strictObject({
            capability: words('Name the capability'),
            does: words('Say what it does'),
            benefit: words('Name the benefit'),
            gain: words('Say what is gained'),
          }),
        )
        .min(5),
    })
    .optional(),
  tabs: z.array(z.strictObject({ label: words('Name the tab'), heading: words('Give the panel a heading'), points: z.array(point).min(3) })).optional(),
  lists: z.array(cards).optional(),
  offerings: cards,
  contactLine: words('Give the line that invites a mail'),
});

/** The schema of each collection's heads, by the collection's name. */
export const schemas = { industries, blog, caseStudies, services, legal, products, announcements };

/** The folder of each collection below `src/content/`. */
export const folders: Record<keyof typeof schemas, string> = {
  industries: 'industries',
  blog: 'blog',
  caseStudies: 'case-studies',
  services: 'services',
  legal: 'legal',
  products: 'products',
  announcements: 'announcements',
};

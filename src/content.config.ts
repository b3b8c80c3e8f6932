import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { interpolate } from './content/interpolate.ts';
import { routes } from './routes.ts';

const words = (message: string) => z.string({ error: message }).trim().min(1, message).transform(interpolate);
const title = words('Give the page a title');
const description = words('Give a description: search results show it').pipe(
  z
    .string()
    .min(60, 'Keep the description over 60 characters, so that it says something')
    .max(165, 'Keep the description under 165 characters: search results cut the rest'),
);
const summary = words('Give a summary: the card shows it').pipe(z.string().max(220, 'Keep the summary under 220 characters, so that the card stays short'));
const lede = words('Give a lede: the sentence under the headline');
const picture = z.string({ error: 'Name a picture of src/assets/pictures, without its ending' });
const id = (count: number) =>
  z
    .number({ error: `Give the id, 1 to ${count}` })
    .int()
    .min(1);
const point = z.strictObject({ heading: words('Give the point a heading'), text: words('Give the point a text') });
const link = z.strictObject({
  href: z.string().startsWith('/', 'Further reading stays on this site: begin the address with /'),
  label: words('Give the link its words'),
});

const furtherReading = z.array(link).length(3, 'Name three pages to read on: they fill one row');

const mdx = (folder: string) => glob({ base: `src/content/${folder}`, pattern: '*.mdx' });

const industries = defineCollection({
  loader: mdx('industries'),
  schema: z.strictObject({ id: id(7), title, description, summary, lede, picture, furtherReading }),
});

const blog = defineCollection({
  loader: mdx('blog'),
  schema: z.strictObject({
    id: id(6),
    header: words('Give the topic, such as Data Management'),
    title,
    description,
    summary,
    lede,
    picture,
    date: z.iso.date('Write the date as 2020-06-29'),
    author: words('Name the practice that wrote it'),
    furtherReading,
  }),
});

const caseStudies = defineCollection({
  loader: mdx('case-studies'),
  schema: z.strictObject({
    id: id(4),
    sector: words('Give the sector, such as Retail'),
    readingTime: words("Give the reading time, such as '2 min read'"),
    title,
    description,
    summary,
    lede,
    picture,
    results: z
      .array(z.strictObject({ figure: z.string(), label: words('Say what the figure counts') }))
      .min(3)
      .max(4),
    furtherReading,
  }),
});

const services = defineCollection({
  loader: mdx('services'),
  schema: z.strictObject({
    order: z.number().int(),
    route: z.enum(Object.keys(routes) as [keyof typeof routes], { error: 'Name a route of src/routes.ts' }),
    title,
    pageTitle: title.optional(),
    breadcrumb: title.optional(),
    description,
    summary,
    menuHelp: words('Give the line of help under the menu entry').pipe(z.string().max(48, 'Keep the menu help under 48 characters')),
    lede,
    picture,
    whyChoose: z.array(point).min(3),
  }),
});

const legal = defineCollection({
  loader: mdx('legal'),
  schema: z.strictObject({
    order: z.number().int(),
    route: z.enum(Object.keys(routes) as [keyof typeof routes]),
    title,
    cardTitle: title,
    description,
    summary,
    lede,
    updated: words("Give the date, such as 'March 2024'"),
  }),
});

const cards = z.strictObject({ heading: words('Give the block a heading'), intro: words('Give the block a sentence').optional(), items: z.array(point).min(2) });

const products = defineCollection({
  loader: mdx('products'),
  schema: z.strictObject({
    id: id(2),
    route: z.enum(Object.keys(routes) as [keyof typeof routes]),
    name: title,
    title,
    description,
    summary,
    lede,
    picture,
    whyHeading: words('Give the why block a heading'),
    blocks: z.array(cards.extend({ name: z.string(), layout: z.enum(['cards', 'features', 'list', 'specification', 'challenges']), picture: picture.optional() })).min(3),
  }),
});

const announcements = defineCollection({
  loader: mdx('announcements'),
  schema: z.strictObject({
    route: z.enum(Object.keys(routes) as [keyof typeof routes]),
    title,
    description,
    lede,
    picture,
    date: z.iso.date('Write the date as 2024-07-29'),
    byline: words('Name the role that signs it').optional(),
    benefits: cards.optional(),
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
  }),
});

export const collections = { industries, blog, caseStudies, services, legal, products, announcements };

import { z } from 'astro/zod';
import {
  demonstrationNames,
  isShown,
  type RouteName,
  routes,
  shownDemonstrations,
} from '../routes.ts';
import { benefitMarkNames } from './benefit-marks.ts';
import { DESCRIPTION_HINT, UNKNOWN_TOKEN } from './copy-fields.ts';
import { editorRule } from './editor-rule.ts';
import { interpolate } from './interpolate.ts';
import { pictureName } from './picture-name.ts';
import { stageNames } from './stages.ts';
import { topicNames } from './topics.ts';

/**
 * Frontmatter schemas. Messages and descriptions are hints in the editor; `widget` names its
 * control where the type does not.
 */
const words = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .transform((text, { addIssue }) => {
      try {
        return interpolate(text);
      } catch (error) {
        addIssue((error as Error).message);
        return z.NEVER;
      }
    })
    .meta({ description: message, ...editorRule(UNKNOWN_TOKEN) });
/** A text with limits in characters; `advice` appears if a text breaks them. */
const limited = (
  message: string,
  description: string,
  advice: string,
  { min = 0, max }: { min?: number; max: number },
) =>
  words(message)
    .pipe(z.string().min(min, advice).max(max, advice))
    .meta({ description, ...editorRule(advice, { min, max }) });
const title = words('Give the page a title');
const documentTitle = limited(
  'Give the page a title',
  'What tabs and search results call the page, where the title is too long for them: up to 50 characters',
  'Keep the document title within 50 characters: the brand follows it',
  { max: 50 },
).optional();
const description = limited(
  'Give a description: search results show it',
  DESCRIPTION_HINT,
  'Keep the description between 60 and 165 characters: search results show it',
  { min: 60, max: 165 },
).meta({ widget: 'text' });
const summary = limited(
  'Give a summary: the card shows it',
  'The card shows it: up to 220 characters',
  'Keep the summary under 220 characters, so that the card stays short',
  { max: 220 },
).meta({ widget: 'text' });
const menuHelp = limited(
  'Give the line of help under the menu entry',
  'The line of help under the menu entry: up to 48 characters',
  'Keep the menu help under 48 characters',
  { max: 48 },
);
const lede = words('Give a lede: the sentence under the headline').meta({ widget: 'text' });
const picture = z
  .string({ error: 'Name a picture of src/assets/pictures, without its ending' })
  .transform(pictureName)
  .meta({
    description: 'The picture of the page and its cards, 1280 pixels wide or more',
    widget: 'image',
  });
const id = z
  .number({ error: 'Give the id: the number after the highest one' })
  .int()
  .min(1)
  .describe('The number after the highest one: it makes the address');
const routeNames = Object.keys(routes) as [RouteName];
const route = z
  .enum(routeNames, { error: 'Name a route of src/routes.ts' })
  .describe('The address of the page, by its name in src/routes.ts');
/** A name of `src/routes.ts`, or a path for a page without code. Becomes the path. */
const pagePath = z
  .union(
    [
      z.enum(routeNames).transform((name): string => routes[name]),
      z.string().regex(/^\/[A-Za-z0-9][\w-]*$/),
    ],
    {
      error: 'Name a route of src/routes.ts, or give the page a path such as /Edge-service',
    },
  )
  .describe('The address of the page, such as /Edge-service, or a name of src/routes.ts');
const point = z.strictObject({
  heading: words('Give the point a heading'),
  text: words('Give the point a text').meta({ widget: 'text' }),
});
const link = z.strictObject({
  href: z
    .string()
    .startsWith('/', 'Further reading stays on this site: begin the address with /')
    .meta({
      description: 'An address of this site, such as /blog-details/3',
      rule: ['^/.*$', 'Begin the address with /: it is one of this site'],
    }),
  label: words('Give the link its words'),
});

const shownLinks = (links: z.infer<typeof link>[]) => links.filter(({ href }) => isShown(href));
const threePages = 'Name three pages to read on: they fill one row';
const furtherReading = z
  .array(link, threePages)
  .length(3, threePages)
  .refine(
    (links) => new Set(links.map(({ href }) => href)).size === links.length,
    'Name three different pages',
  )
  .transform(shownLinks)
  .describe(threePages);

const demonstration = z
  .enum(demonstrationNames, {
    error: `Name the page of a demonstration: ${demonstrationNames.join(', ')}`,
  })
  .transform((name) => (shownDemonstrations.includes(name) ? name : undefined))
  .optional()
  .describe('The demonstration that shows what the text tells of, where one does');

/** YAML parses unquoted dates: returns 2020-06-29 or 2020-06-29T08:00:00.000Z. */
const written = (value: unknown) =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;
const date = (message: string) =>
  z.preprocess(written, z.iso.date(message)).meta({ description: message, widget: 'date' });

const publication = {
  draft: z
    .boolean('Write draft: true or draft: false')
    .optional()
    .describe('A draft is seen while editing, and on no published site'),
  publishAt: z
    .preprocess(
      written,
      z.union(
        [z.iso.date(), z.iso.datetime({ offset: true })],
        'Write the moment as 2026-06-29 or 2026-06-29T08:00:00Z',
      ),
    )
    .optional()
    .meta({
      description: 'Kept back until then (UTC); the first build after it publishes the text',
      widget: 'datetime',
    }),
};
const pictureAlt = words('Say what is in the picture')
  .optional()
  .describe(
    'What is in the picture, for those who cannot see it; not needed where the picture has its notes',
  );

/** In every kind of article, in this order. */
const heading = { title, documentTitle, description, summary, lede, picture, pictureAlt };
const ending = { demonstration, furtherReading, ...publication };

const industries = z.strictObject({ id, ...heading, ...ending });

const blog = z.strictObject({
  id,
  header: words('Give the topic, such as Data Management'),
  ...heading,
  date: date('Write the date as 2020-06-29'),
  updated: date('Write the date of the last change as 2026-11-22').optional(),
  topic: z
    .enum(topicNames, { error: `Name a topic of the blog: ${topicNames.join(', ')}` })
    .optional()
    .describe('By what the blog can be narrowed down'),
  author: words('Name the practice that wrote it'),
  task: words('Say what a reader can do after it')
    .optional()
    .describe(
      'What a reader can do after it, such as Size a holdout before a campaign: Resources lists the article by it, or by its title',
    ),
  ...ending,
});

const caseStudies = z.strictObject({
  id,
  sector: words('Give the sector, such as Retail'),
  ...heading,
  results: z
    .array(z.strictObject({ figure: z.string(), label: words('Say what the figure counts') }))
    .min(3)
    .max(4),
  ...ending,
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
  choose: z.strictObject({
    stage: z.enum(stageNames, { error: `Name the stage of the work: ${stageNames.join(', ')}` }),
    need: words('Say the need in the words of who has it'),
    first: words('Name the first deliverable'),
    time: words('Say how long that takes'),
  }),
  atWork: z
    .array(link)
    .length(2, 'Name a case study and an article')
    .transform(shownLinks)
    .describe('A case study and an article that show it at work'),
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
  updated: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month of the last change as 2024-03'),
});

const cards = z.strictObject({
  heading: words('Give the block a heading'),
  intro: words('Give the block a sentence').optional(),
  items: z.array(point).min(2),
});

const benefits = cards.extend({
  items: z
    .array(
      point.extend({
        mark: z.enum(
          benefitMarkNames,
          `Name the drawing of the card: ${benefitMarkNames.join(', ')}`,
        ),
      }),
    )
    .min(2),
});

const annotationKind = z.enum(['object', 'face', 'symbol'], 'Write object, face or symbol');

const products = z.strictObject({
  id,
  order: z.number().int(),
  route: pagePath,
  name: title,
  ...heading,
  menuHelp,
  listing: z
    .array(
      z.strictObject({
        name: title,
        text: words('Say for whom it is'),
        points: z.array(words('Give the point its words')).min(2),
        picture,
      }),
    )
    .min(1, 'Give the product an entry of the product list'),
  signUp: words('Say what leaving a name leads to'),
  email: z.strictObject({
    heading: words('Give the Email Us block a heading'),
    text: words('Say what to write'),
  }),
  sheet: z.strictObject({
    description,
    pageLink: words('Give the link to the full page its words'),
    facts: z
      .array(
        z.strictObject({
          heading: words('Give the fact a heading'),
          points: z.array(words('Say it in a sentence')).min(1),
        }),
      )
      .min(4),
    measured: z.enum(['retrieval']).optional(),
  }),
  whyHeading: words('Give the why block a heading'),
  blocks: z
    .array(
      cards
        .extend({
          name: z.string(),
          layout: z
            .enum(['cards', 'features', 'picture', 'list', 'specification', 'challenges'])
            .meta({ description: 'picture shows in a picture what each item finds' }),
          picture: picture.optional(),
          items: z
            .array(
              point.extend({
                finds: annotationKind
                  .optional()
                  .meta({ description: 'For the layout picture: the boxes that light up' }),
              }),
            )
            .min(2),
        })
        .refine(
          ({ layout, picture, items }) =>
            layout !== 'picture' || (picture && items.every(({ finds }) => finds)),
          'Give a block with the layout picture a picture, and each item what it finds',
        ),
    )
    .min(3),
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
  byline: words('Name the role that announces it').optional(),
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
  tabs: z
    .array(
      z.strictObject({
        label: words('Name the tab'),
        heading: words('Give the panel a heading'),
        points: z.array(point).min(3),
      }),
    )
    .optional(),
  lists: z.array(cards).optional(),
  offerings: cards,
  contactLine: words('Give the line that invites a mail'),
});

const ALT = 'Describe the picture for people who cannot see it';
const altText = z
  .string({ error: `${ALT} (alt)` })
  .trim()
  .regex(/^(?!.*\.(png|webp|jpe?g|avif)\b)\S+\s+\S/i, `${ALT}: this is a name`)
  .regex(
    /^(?!(an? |the )?(image|picture|photo(graph)?|graphic|illustration|render(ing)?) (of|showing)\b)/i,
    'Begin with what is in the picture: a screen reader says already that it is one',
  );
const BOX = 'Invalid box: write [left, top, right, bottom] as fractions of the frame, from 0 to 1';
const side = z.number(BOX).min(0, BOX).max(1, BOX);

export const pictureNotes = z.strictObject({
  alt: altText,
  caption: z.string('Give the picture a caption').trim().min(1, 'Give the picture a caption'),
  setting: z.string().optional(),
  timeOfDay: z.string().optional(),
  colours: z.array(z.string()).optional(),
  /** `id` names a face. */
  boxes: z.array(
    z.strictObject({
      label: z.string(),
      kind: annotationKind,
      box: z
        .tuple([side, side, side, side], BOX)
        .refine(([left, top, right, bottom]) => left < right && top < bottom, BOX),
      id: z.string().optional(),
    }),
  ),
});

export type PictureNotes = z.infer<typeof pictureNotes>;

export const schemas = { industries, blog, caseStudies, services, legal, products, announcements };

/** Folders below `src/content/`. */
export const folders: Record<keyof typeof schemas, string> = {
  industries: 'industries',
  blog: 'blog',
  caseStudies: 'case-studies',
  services: 'services',
  legal: 'legal',
  products: 'products',
  announcements: 'announcements',
};

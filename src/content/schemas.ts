import { z } from 'astro/zod';
import {
  demonstrationNames,
  isEnabled,
  type RouteName,
  routes,
  shownDemonstrations,
} from '../routes.ts';
import { benefitMarkNames } from './benefit-marks.ts';
import { DESCRIPTION_HINT, PLACEHOLDER_MESSAGE } from './copy-fields.ts';
import { editorRule } from './editor-rule.ts';
import { interpolate } from './interpolate.ts';
import { pictureName } from './picture-name.ts';
import { stageNames } from './stages.ts';
import { topicNames } from './topics.ts';

// Schemas of frontmatter and picture metadata. The editor shows descriptions, and the message
// of a rule that a text breaks. `widget` chooses the control unless the type implies it.
const text = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .transform((value, { addIssue }) => {
      try {
        return interpolate(value);
      } catch (error) {
        addIssue((error as Error).message);
        return z.NEVER;
      }
    })
    .meta({ description: message, ...editorRule(PLACEHOLDER_MESSAGE) });
const limitedText = ({
  missing,
  description,
  advice,
  min = 0,
  max,
}: {
  missing: string;
  description: string;
  advice: string;
  min?: number;
  max: number;
}) =>
  text(missing)
    .pipe(z.string().min(min, advice).max(max, advice))
    .meta({ description, ...editorRule(advice, { min, max }) });
const title = text('Give the page a title');
const documentTitle = limitedText({
  missing: 'Give the page a title',
  description: 'Up to 50 characters: replaces a title that is too long for tabs and search results',
  advice: 'Keep the document title within 50 characters: the brand follows it',
  max: 50,
}).optional();
const description = limitedText({
  missing: 'Give a description: search results show it',
  description: DESCRIPTION_HINT,
  advice: 'Keep the description between 60 and 165 characters: search results show it',
  min: 60,
  max: 165,
}).meta({ widget: 'text' });
const summary = limitedText({
  missing: 'Give a summary: the card shows it',
  description: 'The card shows it: up to 220 characters',
  advice: 'Keep the summary within 220 characters, so that the card stays short',
  max: 220,
}).meta({ widget: 'text' });
const menuHelp = limitedText({
  missing: 'Give a line for the menu: it is shown under the entry',
  description: 'Shown under the menu entry: up to 48 characters',
  advice: 'Keep the menu help within 48 characters',
  max: 48,
});
const lede = text('Give a lede: the sentence under the headline').meta({ widget: 'text' });
const picture = z
  .string('Name a picture of src/assets/pictures, without its extension')
  .transform(pictureName)
  .meta({
    description: 'At least 1280 pixels wide, unless the background is transparent',
    widget: 'image',
  });
const id = z
  .number('Give the id: the highest existing id plus 1')
  .int()
  .min(1)
  .describe('The highest existing id plus 1: it becomes part of the address');
const order = z.number().int();
const routeNames = Object.keys(routes) as [RouteName];
const route = z
  .enum(routeNames, 'Name a route of src/routes.ts')
  .describe('The address of the page, by its name in src/routes.ts');
const ROUTE_MESSAGE =
  'Name a route of src/routes.ts, or give the page a path such as /Edge-service';
const pathOrRoute = z
  .union(
    [
      z.enum(routeNames).transform((name): string => routes[name]),
      z.string().regex(/^\/[A-Za-z0-9][\w-]*$/, ROUTE_MESSAGE),
    ],
    ROUTE_MESSAGE,
  )
  .describe('The address of the page, such as /Edge-service, or a name of src/routes.ts');
const point = z.strictObject({
  heading: text('Give the point a heading'),
  text: text('Give the point a text').meta({ widget: 'text' }),
});
const link = z.strictObject({
  href: z
    .string()
    .startsWith('/', 'Links stay on this site: begin the address with /')
    .meta({
      description: 'An address of this site, such as /blog-details/3',
      rule: ['^/.*$', 'Begin the address with /: links stay on this site'],
    }),
  label: text('Write the label of the link'),
});

const enabledLinks = (links: z.infer<typeof link>[]) => links.filter(({ href }) => isEnabled(href));
const PAGE_COUNT_MESSAGE = 'Name three pages to read next: they fill one row';
const furtherReading = z
  .array(link, PAGE_COUNT_MESSAGE)
  .length(3, PAGE_COUNT_MESSAGE)
  .refine(
    (links) => new Set(links.map(({ href }) => href)).size === links.length,
    'Name three different pages',
  )
  .transform(enabledLinks)
  .describe(PAGE_COUNT_MESSAGE);

const demonstration = z
  .enum(demonstrationNames, `Name the page of a demonstration: ${demonstrationNames.join(', ')}`)
  .transform((name) => (shownDemonstrations.includes(name) ? name : undefined))
  .optional()
  .describe('The demonstration that shows what the text is about, if there is one');

/**
 * YAML parses unquoted dates. Converts them back to text such as 2020-06-29 or
 * 2020-06-29T08:00:00.000Z.
 */
const dateToText = (value: unknown) =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;
const date = (message: string) =>
  z.preprocess(dateToText, z.iso.date(message)).meta({ description: message, widget: 'date' });

const publication = {
  draft: z
    .boolean('Write draft: true or draft: false')
    .optional()
    .describe('A draft is shown while editing, and not published'),
  publishAt: z
    .preprocess(
      dateToText,
      z.union(
        [z.iso.date(), z.iso.datetime({ offset: true })],
        'Write the time as 2026-06-29 or 2026-06-29T08:00:00Z',
      ),
    )
    .optional()
    .meta({
      description: 'Builds before this time (UTC) do not publish the text',
      widget: 'datetime',
    }),
};
const pictureAlt = text('Say what is in the picture')
  .optional()
  .describe(
    'What is in the picture, for people who cannot see it. Not needed if the picture has a NAME.json',
  );

// Two objects, because the editor shows a collection's own fields, such as `date`, between them.
const articleStart = { title, documentTitle, description, summary, lede, picture, pictureAlt };
const articleEnd = { demonstration, furtherReading, ...publication };

const industries = z.strictObject({ id, ...articleStart, ...articleEnd });

const blog = z.strictObject({
  id,
  header: text('Give the header (the subject), such as Data Management'),
  ...articleStart,
  date: date('Write the date as 2020-06-29'),
  updated: date('Write the date of the last change as 2026-11-22').optional(),
  topic: z
    .enum(topicNames, `Name a topic of the blog: ${topicNames.join(', ')}`)
    .optional()
    .describe('For the filter of the blog'),
  author: text('Name the practice that wrote the article'),
  task: text('Say what a reader can do afterwards')
    .optional()
    .describe(
      'What a reader can do afterwards, such as Size a holdout before a campaign. Resources shows it instead of the title',
    ),
  ...articleEnd,
});

const caseStudies = z.strictObject({
  id,
  sector: text('Give the sector, such as Retail'),
  ...articleStart,
  results: z
    .array(z.strictObject({ figure: z.string(), label: text('Say what the figure counts') }))
    .min(3)
    .max(4),
  ...articleEnd,
});

const services = z.strictObject({
  order,
  route: pathOrRoute,
  title,
  pageTitle: title.optional(),
  breadcrumb: title.optional(),
  description,
  summary,
  menuHelp,
  lede,
  picture,
  pictureAlt,
  /** Row of the table on Solutions. */
  choose: z.strictObject({
    stage: z.enum(stageNames, `Name the stage of the work: ${stageNames.join(', ')}`),
    need: text('Say the need in the customer’s words'),
    first: text('Name the first deliverable'),
    time: text('Say how long the first deliverable takes'),
  }),
  atWork: z
    .array(link)
    .length(2, 'Name a case study and an article')
    .transform(enabledLinks)
    .describe('A case study and an article that show the service at work'),
  demonstration,
  whyChoose: z.array(point).min(3),
  ...publication,
});

const legal = z.strictObject({
  order,
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

const block = z.strictObject({
  heading: text('Give the block a heading'),
  intro: text('Give the block a sentence').optional(),
  items: z.array(point).min(2),
});

const benefits = block.extend({
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
  order,
  route: pathOrRoute,
  name: title,
  ...articleStart,
  menuHelp,
  listing: z
    .array(
      z.strictObject({
        name: title,
        text: text('Say who it is for'),
        points: z.array(text('Write the point')).min(2),
        picture,
      }),
    )
    .min(1, 'Give the product an entry of the product list'),
  signUp: text('Say what happens after the visitor signs up'),
  email: z.strictObject({
    heading: text('Give the Email Us block a heading'),
    text: text('Say what to write'),
  }),
  dataSheet: z.strictObject({
    description,
    pageLink: text('Write the label of the link to the full page'),
    facts: z
      .array(
        z.strictObject({
          heading: text('Give the fact a heading'),
          points: z.array(text('Say it in a sentence')).min(1),
        }),
      )
      .min(4),
    /** Adds a table of search quality. */
    benchmark: z.enum(['retrieval']).optional(),
  }),
  whyHeading: text('Give the why block a heading'),
  blocks: z
    .array(
      block
        .extend({
          name: z.string(),
          layout: z
            .enum(['cards', 'features', 'picture', 'list', 'specification', 'challenges'])
            .describe('The layout “picture” highlights one kind of box for each item'),
          picture: picture.optional(),
          items: z
            .array(
              point.extend({
                highlights: annotationKind
                  .optional()
                  .describe('For the layout “picture”: the kind of boxes to highlight'),
              }),
            )
            .min(2),
        })
        .refine(
          ({ layout, picture, items }) =>
            layout !== 'picture' || (picture && items.every(({ highlights }) => highlights)),
          'A block with the layout “picture” needs a picture, and “highlights” for each item',
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
  byline: text('Name the role that announces it').optional(),
  benefits: benefits.optional(),
  table: z
    .strictObject({
      caption: text('Give the table a caption'),
      rows: z
        .array(
          z.strictObject({
            capability: text('Name the capability'),
            does: text('Say what it does'),
            benefit: text('Name the benefit'),
            gain: text('Say what is gained'),
          }),
        )
        .min(5),
    })
    .optional(),
  tabs: z
    .array(
      z.strictObject({
        label: text('Name the tab'),
        heading: text('Give the panel a heading'),
        points: z.array(point).min(3),
      }),
    )
    .optional(),
  lists: z.array(block).optional(),
  offerings: block,
  contactLine: text('Give the line that invites a mail'),
});

const ALT_MESSAGE = 'Describe the picture for people who cannot see it';
const altText = z
  .string(`${ALT_MESSAGE} (alt)`)
  .trim()
  .regex(
    /^(?!.*\.(png|webp|jpe?g|avif)\b)\S+\s+\S/i,
    `${ALT_MESSAGE}: write two words or more, not a file name`,
  )
  .regex(
    /^(?!(an? |the )?(image|picture|photo(graph)?|graphic|illustration|render(ing)?) (of|showing)\b)/i,
    'Begin with what is in the picture: screen readers already announce a picture',
  );
const BOX_MESSAGE =
  'Invalid box: write [left, top, right, bottom] as fractions of the frame, from 0 to 1';
const fraction = z.number(BOX_MESSAGE).min(0, BOX_MESSAGE).max(1, BOX_MESSAGE);

export const pictureMetadata = z.strictObject({
  alt: altText,
  caption: z.string('Give the picture a caption').trim().min(1, 'Give the picture a caption'),
  setting: z.string().optional(),
  timeOfDay: z.string().optional(),
  colors: z.array(z.string()).optional(),
  boxes: z.array(
    z.strictObject({
      label: z.string(),
      kind: annotationKind,
      box: z
        .tuple([fraction, fraction, fraction, fraction], BOX_MESSAGE)
        .refine(([left, top, right, bottom]) => left < right && top < bottom, BOX_MESSAGE),
      /** Whose face it is, such as `person-04`. */
      id: z.string().optional(),
    }),
  ),
});

export type PictureMetadata = z.infer<typeof pictureMetadata>;

export const schemas = { industries, blog, caseStudies, services, legal, products, announcements };

export const contentFolders: Record<keyof typeof schemas, string> = {
  industries: 'industries',
  blog: 'blog',
  caseStudies: 'case-studies',
  services: 'services',
  legal: 'legal',
  products: 'products',
  announcements: 'announcements',
};

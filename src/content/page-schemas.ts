import { z } from 'astro/zod';
import { interpolateText } from './page-words.ts';
import { stageNames } from './stages.ts';
import { topicNames } from './topics.ts';

/**
 * What the data files of `src/content/pages/` hold: the words of single pages, as far as they are plain text. `npm run content`, the build and development
 * check the files against it, the editor in the browser is made from it, and the file of the same name with `.ts` adds what is computed.
 */
const line = z.string({ error: 'Write the words' }).trim().min(1, 'Write the words');
const text = line.meta({ widget: 'text' });
const lines = z.array(line).min(1);
const description = line
  .refine((value) => lengthOf(value) >= 60 && lengthOf(value) <= 165, {
    error: ({ input }) => `Keep the description between 60 and 165 characters, not ${lengthOf(String(input))} with your names in it: search results show it`,
  })
  .meta({ description: 'Search results show it: 60 to 165 characters', widget: 'text' });

/** The length of a text as a reader sees it on a site of the usual size. A token that nobody knows is told by `scripts/content/names.ts`. */
function lengthOf(value: string): number {
  try {
    return interpolateText(value, { products: 2, services: 7, industries: 7, articles: 7, caseStudies: 4 }).length;
  } catch {
    return 100;
  }
}

/** The same fields for each name. */
const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

const point = z.strictObject({ name: line, text });
const section = z.strictObject({ figure: line, heading: line, note: text });
const signUp = z.strictObject({ figure: line, text });
const email = z.strictObject({ heading: line, text, figure: line });

const home = z.strictObject({
  title: line,
  description,
  heading: z.strictObject({ before: line, seen: line, after: line }).meta({ description: 'The headline: the word in brackets stands between the other two parts' }),
  lede: text,
  getInTouch: line,
  aboutSolutions: line.meta({ description: 'Goes on after Learn More where a link is read out of its place' }),
  legend: line,
  legendHint: line,
  demonstrations: section.extend({
    assetIq: z.strictObject({
      heading: line,
      question: line.meta({ description: 'Asked of the site’s own library while the site is built: its answers are shown' }),
      text,
    }),
    panorama: z.strictObject({ heading: line, columns: z.array(line).length(3), text }),
    traffic: z.strictObject({ name: line, heading: line, scene: line, text }),
    cases: line,
  }),
  valuesHeading: line,
  values: each(['target', 'frame', 'line'], point),
  about: z.strictObject({
    years: z.strictObject({ number: z.number().int(), caption: line, start: line }),
    viewAll: line,
    playVideo: line,
    watchFilm: line,
    lede: text,
    points: z.array(point).min(2),
    figure: line,
  }),
  solutions: section,
  signUp,
  process: section.extend({
    steps: each(['guess', 'outline', 'whole', 'parts'], point),
    guess: line.meta({ description: 'What the passes call what they see, as the three below' }),
    turbine: line,
    hub: line,
    tower: line,
  }),
  email,
});

const about = z.strictObject({
  heading: z.array(line).length(2, 'The headline has two lines'),
  description,
  lede: text,
  caption: line,
  story: z.strictObject({ opening: text, paragraphs: z.array(text).min(1) }),
  pillars: z.strictObject({ figure: line, heading: line, items: z.array(point).min(2) }),
  purpose: z.strictObject({ figure: line, heading: line, mission: point, vision: point }),
  company: z.strictObject({
    figure: line,
    heading: line,
    figures: z
      .array(z.strictObject({ figure: line, outOf: z.number(), label: line, source: line.optional() }))
      .min(1)
      .meta({ description: 'Each is drawn on a scale up to “out of”; the source says which projects or reviews were counted, over what time' }),
  }),
  staffing: z.strictObject({ figure: line, heading: line, blocks: z.array(point).min(2), never: z.strictObject({ name: line, items: z.array(text).min(1) }) }),
  email,
});

const solutions = z.strictObject({
  title: line,
  description,
  lede: text,
  cards: line,
  choose: section.extend({ columns: each(['need', 'service', 'first', 'time', 'atWork'], line) }),
  fit: section.extend({ stages: each(stageNames, point) }),
  demonstrations: section,
  email,
});

const contact = z.strictObject({
  title: line.meta({ description: 'Also what menus, buttons, footer and breadcrumbs call the page' }),
  description,
  heading: line,
  lede: text,
  note: text,
  next: text.meta({ description: 'What happens after the form is sent; replyPromise of site.config.ts wins' }),
});

const landing = { description, lede: text, cards: line, banner: line, back: line };
const landings = z.strictObject({
  industries: z.strictObject({ ...landing, title: line, group: line.meta({ description: 'The heading of their group in the list of all pages' }) }),
  blog: z.strictObject({
    ...landing,
    title: line,
    featured: z.number().int().meta({ description: 'The article that stands first and large, by its id, among those of the newest day' }),
    topicsHeading: line,
    everyTopic: line,
    topics: each(topicNames, line),
    all: line,
  }),
  caseStudies: z.strictObject({
    ...landing,
    notice: line.meta({ description: 'Stands at the head of each' }),
    results: line.meta({ description: 'Stands over its result figures' }),
  }),
});

const answer = z.strictObject({ title: line, next: text });
const messages = z.strictObject({
  notFound: z.strictObject({ title: line, description, lede: text, mainPages: line, everyPage: line }),
  thankYou: z.strictObject({
    description,
    /** What comes after a contact form stands on its page too (`contact.json`). */
    forms: z.strictObject({ 'sign-up': answer, contact: z.strictObject({ title: line }), newsletter: answer }),
    goOn: line,
    read: line,
    back: line,
  }),
  check: z.strictObject({ title: line, description, lede: text }),
});

const productList = z.strictObject({ description, heading: lines, lede: text, getInTouch: line, entries: line, seeProduct: line, signUp, email });

const group = z.strictObject({ heading: line, text: line });
const resources = z.strictObject({
  description,
  lede: text,
  guides: group,
  sheets: group,
  demonstrations: group,
  film: z.strictObject({ heading: line, transcript: line }),
  feeds: group.extend({ list: line }),
  documents: line,
});

const service = z.strictObject({
  offers: line,
  side: line,
  times: text,
  question: z.strictObject({ heading: line, text }),
  atWork: z.strictObject({ heading: line, figure: line }),
  signUp,
  whyChoose: line,
  whyChooseFigure: line,
});

const navigation = z.strictObject({
  help: each(['products', 'studio', 'traffic', 'blog', 'caseStudies'], line).meta({ description: 'What the menus say below an entry' }),
  footer: z.strictObject({ columns: each(['company', 'work', 'contact'], line), news: group }),
});

const search = z.strictObject({
  title: line,
  description,
  lede: text,
  label: line,
  keys: line,
  enterKey: line.meta({ description: 'In the dialog, before the arrow keys' }),
  fetching: line,
  none: line,
  failed: text,
  retry: line,
  one: line,
  all: line,
  close: line,
  siteMap: line,
  nearest: line.meta({ description: 'On the page for a wrong address' }),
  ofAddress: line.meta({ description: 'On the page for a wrong address' }),
  withoutScript: text,
});

const category = z.strictObject({ heading: line, text });
const cookieConsent = z.strictObject({
  title: line,
  intro: text,
  policy: line,
  necessary: category.extend({ state: line }),
  optional: z.strictObject({
    performance: category.extend({ measured: text.meta({ description: 'In place of the text where measureSpeed of site.config.ts is on' }) }),
    functionality: category,
    targeting: category,
  }),
  refuseAll: line,
  allowAll: line,
  save: line,
  close: line,
  hasGlobalPrivacyControl: text,
  chosen: line.meta({ description: 'Goes before the day of the choice' }),
  notSaved: text,
});

const film = z.strictObject({ title: line, end: each(['heading', 'demo', 'again'], line), transcript: z.array(text).min(1) });

const article = z.strictObject({
  contents: line,
  about: line,
  share: each(['label', 'copied', 'failed'], line),
  plainText: line,
  furtherReading: line,
  adjacent: line,
  previous: line,
  next: line,
  takeaway: line,
  facts: each(['get', 'time', 'need'], line).meta({ description: 'The questions that the facts of a service answer, in their order' }),
  kinds: each(['industry', 'service', 'product', 'announcement'], line).meta({ description: 'What sort of page further reading leads to' }),
});

const product = z.strictObject({
  emailFigure: line,
  showInPicture: line,
  sheet: z.strictObject({
    link: line,
    facts: line,
    measured: z.strictObject({
      heading: line,
      caption: line,
      columns: z.array(line).length(2),
      methods: each(['search', 'plainKeywords', 'miniSearch'], line),
      queries: line,
    }),
  }),
});

const announcements = z.strictObject({
  date: line,
  by: line,
  benefitsFigure: line,
  offeringsFigure: line,
  contact: line,
  webmail: line,
  ownMail: line,
  studioTabs: z.strictObject({ heading: line, figure: line }),
  studioSignUp: signUp,
  traffic: each(['table', 'figure', 'capability', 'benefit'], line),
  trafficSignUp: signUp,
});

const demonstrations = each(['assetIq', 'panorama', 'traffic'], text);

/** By the names of the data files. */
export const pageSchemas = {
  home,
  about,
  solutions,
  contact,
  landings,
  messages,
  'product-list': productList,
  resources,
  service,
  product,
  announcements,
  article,
  demonstrations,
  navigation,
  search,
  film,
  'cookie-consent': cookieConsent,
};
export type PageName = keyof typeof pageSchemas;
export type PageWords = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> };

/** The pages whose texts may count (`{numberOfServices}`); the others are read where nothing can be counted too. */
export const countingPages: PageName[] = ['home', 'about', 'solutions', 'landings', 'resources'];

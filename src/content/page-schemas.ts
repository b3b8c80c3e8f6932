import { z } from 'astro/zod';
import { demonstrationNames } from '../routes.ts';
import { description, line, lines, record, template, text } from './copy-fields.ts';
import { assetIqDemo, panoramaDemo, questions, trafficDemo } from './demo-schemas.ts';
import { stageNames } from './stages.ts';

// Schemas of `src/content/pages/*.json`, the source of types, checks and editor forms.

const point = z.strictObject({ name: line, text });
const headedText = z.strictObject({ heading: line, text });
const labeledHeading = z.strictObject({ sectionLabel: line, heading: line });
const section = labeledHeading.extend({ note: text });
const signUp = z.strictObject({ sectionLabel: line, text });
const emailBlock = headedText.extend({ sectionLabel: line });

const home = z.strictObject({
  title: line,
  description,
  heading: record(['before', 'framedWord', 'after'], line).describe(
    'The headline: “before”, “framedWord”, and “after”',
  ),
  lede: text,
  tryDemo: line,
  getInTouch: line,
  aboutSolutions: line.describe('Screen readers read it after “Learn More”'),
  audiencesLabel: line,
  audiences: record(demonstrationNames, line).describe(
    'Below the hero: who each demonstration is for, and what it does',
  ),
  boxGroups: z
    .array(
      z.strictObject({
        label: line,
        labelPositions: z
          .array(
            z.strictObject({
              box: z.number().int(),
              at: z.enum(
                ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
                'Write top-left, top-right, bottom-left or bottom-right',
              ),
            }),
          )
          .describe('Which boxes with this label (counted from 0) show it, and at which corner'),
      }),
    )
    .describe(
      'The boxes in the hero, by their labels in the picture; the first label is highlighted',
    ),
  demonstrations: section.extend({
    assetIq: z.strictObject({
      heading: line,
      question: line.describe(
        'The build searches the site’s own library for it and shows the best result',
      ),
      text,
      answers: template('found', 'all'),
      seeAll: line,
    }),
    panorama: z.strictObject({
      heading: line,
      question: line,
      columns: z.array(line).length(3),
      text,
      sees: template('accounts', 'all'),
    }),
    traffic: z.strictObject({
      heading: line,
      question: line,
      scene: line,
      text,
      found: template('event', 'events'),
    }),
    ask: template('question'),
    about: template('name'),
    cases: line,
  }),
  valuesHeading: line,
  values: record(['target', 'frame', 'line'], point),
  about: z.strictObject({
    years: z.strictObject({ number: z.number().int(), caption: line, zeroLabel: line }),
    viewAll: line,
    playVideo: line,
    watchFilm: line,
    lede: text,
    points: z.array(point).min(2),
    sectionLabel: line,
  }),
  solutions: section,
  signUp,
  process: section.extend({
    steps: record(['guess', 'outline', 'whole', 'parts'], point),
    guess: line.describe('Label of a box in the pictures, like the next three'),
    turbine: line,
    hub: line,
    tower: line,
  }),
  email: emailBlock,
});

const about = z.strictObject({
  heading: z.array(line).length(2, 'The headline has two lines'),
  description,
  lede: text,
  caption: line,
  story: z.strictObject({ opening: text, paragraphs: z.array(text).min(1) }),
  pillars: labeledHeading.extend({ items: z.array(point).min(2) }),
  purpose: labeledHeading.extend({ mission: point, vision: point }),
  company: labeledHeading.extend({
    figures: z
      .array(
        z.strictObject({ figure: line, outOf: z.number(), label: line, source: line.optional() }),
      )
      .min(1)
      .describe(
        'Each is drawn on a scale up to “out of”. The source says which projects or reviews were counted, and over what period',
      ),
  }),
  staffing: labeledHeading.extend({
    blocks: z.array(point).min(2),
  }),
  email: emailBlock,
});

const solutions = z.strictObject({
  title: line,
  description,
  lede: text,
  cardsHeading: line,
  choose: section.extend({ columns: record(['need', 'service', 'first', 'time', 'atWork'], line) }),
  fit: section.extend({ stages: record(stageNames, point) }),
  demonstrations: section,
  email: emailBlock,
});

const contact = z.strictObject({
  description,
  heading: line,
  lede: text,
  note: text,
});

const listing = { description, lede: text, cardsHeading: line, banner: line, back: line };
const listings = z.strictObject({
  industries: z.strictObject({
    ...listing,
    title: line,
    group: line.describe('Heading of the group in the list of all pages'),
  }),
  blog: z.strictObject({
    ...listing,
    title: line,
    featured: z
      .number()
      .int()
      .describe('Id of the article to show first and large, if no article has a later date'),
    topicsHeading: line,
    everyTopic: line,
    topics: z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(/^[a-z0-9-]+$/, 'Use a-z, 0-9 and hyphens: the name is part of an address'),
          label: line,
        }),
      )
      .max(6, 'Name six topics at most: the page can filter by six')
      .describe('Topics to filter the blog by; an article may name one'),
    all: line,
    ofTopic: template('title', 'topic'),
    onPage: template('title', 'number'),
    listDescription: template('first', 'last', 'count'),
    topicDescription: template('first', 'last', 'count', 'topic'),
    pages: z.strictObject({ label: line, page: template('number'), newer: line, older: line }),
  }),
  caseStudies: z.strictObject({
    ...listing,
    notice: line.describe('Shown at the top of each case study'),
    results: line.describe('Shown above the result figures'),
  }),
});

const messages = z.strictObject({
  notFound: z.strictObject({
    title: line,
    description,
    lede: text,
    mainPages: line,
    everyPage: line,
  }),
  thankYou: z.strictObject({
    description,
    titles: record(['signUp', 'contact', 'newsletter'], line),
    goOn: line,
    read: line,
    back: line,
  }),
  /** The page `/check-your-details`. */
  check: z.strictObject({ title: line, description, lede: text }),
});

const productList = z.strictObject({
  description,
  heading: lines,
  lede: text,
  getInTouch: line,
  entriesHeading: line,
  seeProduct: line,
  seeProductNamed: template('name'),
  contactAbout: template('name'),
  signUp,
  email: emailBlock,
});

const headedLine = record(['heading', 'text'], line);
const resources = z.strictObject({
  description,
  lede: text,
  guides: headedLine,
  sheets: headedLine,
  demonstrations: headedLine,
  film: z.strictObject({ heading: line, transcript: line, watch: template('seconds') }),
  feeds: headedLine.extend({ list: line }),
  documents: line,
});

const service = z.strictObject({
  offersHeading: line,
  sidebarLabel: line,
  notice: text,
  timesNote: text,
  question: headedText,
  atWork: labeledHeading,
  signUp,
  whyChoose: line,
  whyChooseLabel: line,
});

const navigation = z.strictObject({
  topBar: line,
  place: template('coordinates'),
  main: line,
  mobile: line,
  menu: line,
  open: line,
  close: line,
  insights: line,
  allProducts: line,
  allSolutions: line,
  help: record(
    ['products', 'solutions', 'studio', 'traffic', 'blog', 'caseStudies'],
    line,
  ).describe('Shown below a menu entry'),
  footer: z.strictObject({
    columns: record(['company', 'work', 'contact'], line),
    news: headedLine,
    blogs: line,
    copyright: line,
    toTop: line,
  }),
});

const shared = z.strictObject({
  names: record(
    [
      'home',
      'about',
      'products',
      'industries',
      'solutions',
      'studio',
      'traffic',
      'blog',
      'caseStudies',
      'contact',
      'resources',
      'privacy',
      'terms',
    ],
    line,
  ).describe('Names of pages in menus, footer, breadcrumbs and the list of all pages'),
  actions: z.strictObject({
    emailUs: line,
    learnMore: line,
    readMore: line,
    readMoreOf: template('title'),
    see: template('name'),
    tryItNow: line,
    tryItNowNamed: template('name'),
    scheduleDemo: line,
    talkToExpert: line,
  }),
  newTab: line.describe('Screen readers read it after links that open in a new tab'),
  email: line,
  telephone: line,
  breadcrumb: line,
  map: record(['description', 'north', 'place'], line),
  logo: line,
  social: template('network'),
  networks: z
    .array(record(['id', 'name'], line))
    .describe('Names of social networks, if not the capitalized key in site.config.ts'),
  /** Label of the picture in “Email Us”. */
  sun: line,
  draft: z
    .strictObject({ mark: line, from: template('day'), note: line })
    .describe('Marks an unpublished text in a preview'),
});

const fieldHints = record(['signUpName', 'signUpEmail', 'contactText', 'mobile', 'message'], line);
const forms = z.strictObject({
  hints: z.strictObject({
    email: line,
    workEmail: line,
    specified: fieldHints.describe('Under the specified rules (formRules of site.config.ts)'),
    international: fieldHints,
  }),
});

const labels = z.strictObject({
  close: line,
  figure: template('number'),
  afterSend: record(
    ['signUp', 'contact', 'newsletter'],
    z.strictObject({
      received: text,
      next: text.describe(
        'What happens next; replyPromise of site.config.ts replaces it except for the newsletter',
      ),
    }),
  ),
});

const machineReadable = z.strictObject({
  feed: z.strictObject({ title: line, description: text }),
  llms: z.strictObject({ summary: text, note: text, products: line, company: line }),
});

const search = z.strictObject({
  title: line,
  description,
  lede: text,
  label: line,
  arrowKeys: line,
  enterKey: line.describe('In the dialog, before the arrow keys'),
  fetching: line,
  none: line,
  failed: text,
  retry: line,
  oneResult: line,
  answers: record(['phone', 'noPhone', 'careers'], headedText).describe(
    'First result for queries that no page is about',
  ),
  manyResults: template('count'),
  bestResults: template('count'),
  all: line,
  close: line,
  siteMap: line,
  nearest: line.describe('On the 404 page'),
  fromUrl: line.describe('On the 404 page'),
  withoutScript: text,
});

const cookieConsent = z.strictObject({
  title: line,
  intro: text,
  policy: line,
  necessary: headedText.extend({ state: line }),
  optional: z.strictObject({
    performance: headedText.extend({
      measured: text.describe('Replaces the text if measureSpeed of site.config.ts is on'),
    }),
    functionality: headedText,
    targeting: headedText,
  }),
  refuseAll: line,
  allowAll: line,
  save: line,
  close: line,
  refusedByBrowser: text,
  chosen: line.describe('Shown before the date of the choice'),
  notSaved: text,
});

const film = z.strictObject({
  title: line,
  seconds: z.number().int().describe('Length of the film'),
  end: record(['heading', 'demo', 'again'], line),
  transcript: z.array(text).min(1),
});

const article = z.strictObject({
  notice: line.describe('Shown at the top of each article without its own notice'),
  contents: line,
  about: line,
  share: record(['label', 'copied', 'failed'], line),
  plainText: line,
  furtherReading: line,
  adjacent: line,
  previous: line,
  next: line,
  takeaway: line,
  facts: record(['get', 'time', 'need'], line).describe(
    'Labels of the facts about a service, in order',
  ),
  kinds: record(['industry', 'service', 'product', 'announcement'], line).describe(
    'Kinds of pages in further reading',
  ),
  lastUpdated: template('date'),
});

const product = z.strictObject({
  emailSectionLabel: line,
  showInPicture: line,
  dataSheet: z.strictObject({
    title: template('name'),
    siteMap: template('name'),
    number: template('number'),
    link: line,
    linkNamed: template('name'),
    facts: line,
    contents: template('name'),
    others: template('count'),
    searchQuality: z.strictObject({
      heading: line,
      caption: line,
      columns: z.array(line).length(2),
      methods: record(['search', 'plainKeywords', 'miniSearch'], line),
      queries: line,
      how: template('queries').meta({ widget: 'text' }),
    }),
  }),
});

const announcements = z.strictObject({
  date: line,
  by: line,
  benefitsSectionLabel: line,
  offeringsSectionLabel: line,
  cityTeams: line.describe('Shown before links to Traffic-Monitoring'),
  contact: line,
  webmail: line,
  ownMail: line,
  studioTabs: labeledHeading,
  studioSignUp: signUp,
  traffic: record(['table', 'sectionLabel', 'capability', 'benefit'], line),
  trafficSignUp: signUp,
});

const demonstrations = z.strictObject({
  heading: template('name'),
  tryIt: template('name'),
  assetIq: point,
  panorama: point,
  traffic: point,
});

export const pageSchemas = {
  home,
  about,
  solutions,
  contact,
  listings,
  messages,
  'product-list': productList,
  resources,
  service,
  product,
  announcements,
  article,
  demonstrations,
  'asset-iq-demo': assetIqDemo,
  'panorama-demo': panoramaDemo,
  'traffic-demo': trafficDemo,
  questions,
  navigation,
  search,
  film,
  'cookie-consent': cookieConsent,
  shared,
  forms,
  labels,
  'machine-readable': machineReadable,
};
export type PageName = keyof typeof pageSchemas;
export type PageCopy = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> };

import { site } from '../../../site.config.ts';
import { type PageName, pageSchemas } from '../../content/page-schemas.ts';
import { contentFolders, schemas } from '../../content/schemas.ts';
import { editorComponents } from './editor-components.ts';
import { type Field, fieldsOf } from './fields.ts';

const pictureFolder = '/src/assets/pictures';

type CollectionName = keyof typeof schemas;

const idAndTitle = '{{fields.id}}-{{fields.title}}';

/** `slug` names the files of new texts. A collection without it accepts no new texts. */
const collections: Record<CollectionName, { label: string; singular: string; slug?: string }> = {
  blog: { label: 'Blog', singular: 'Article', slug: idAndTitle },
  industries: { label: 'Industries', singular: 'Industry', slug: idAndTitle },
  caseStudies: {
    label: 'Case studies',
    singular: 'Case study',
    slug: idAndTitle,
  },
  services: { label: 'Services', singular: 'Service', slug: '{{fields.title}}' },
  products: { label: 'Products', singular: 'Product', slug: '{{fields.name}}' },
  announcements: { label: 'Announcements', singular: 'Announcement' },
  legal: { label: 'Legal texts', singular: 'Legal text' },
};

const pageLabels: Record<PageName, string> = {
  home: 'Home',
  about: 'About Us',
  solutions: 'Solutions',
  'product-list': 'Products',
  listings: 'Lists of industries, articles and case studies',
  contact: 'Contact',
  resources: 'Resources',
  messages: 'Not found, thank you, check your details',
  service: 'On every service page',
  product: 'On every product page',
  announcements: 'On every announcement',
  article: 'On every article',
  demonstrations: 'Links to the demonstrations',
  'asset-iq-demo': `Demonstration: ${site.products.assetIq}`,
  'panorama-demo': `Demonstration: ${site.products.panorama}`,
  questions: 'Question boxes',
  'traffic-demo': 'Demonstration: Traffic-Monitoring',
  navigation: 'Menus and footer',
  search: 'Search',
  film: 'Film',
  'cookie-consent': 'Cookie preferences',
  shared: 'Page names, buttons, labels',
  forms: 'Hints of the forms',
  labels: 'Close button, figure numbers, messages after sending',
  'machine-readable': 'Feeds and llms.txt',
};

/** The title is the only first-level heading. */
const buttons = [
  'bold',
  'italic',
  'code',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
];
const bodyField: Field = {
  name: 'body',
  label: 'Body',
  widget: 'markdown',
  required: false,
  modes: ['rich_text', 'raw'],
  buttons,
  editor_components: editorComponents.map(({ id }) => id),
};

/** A text's line in lists, such as `Churn · Jun 29, 2020 · Draft`. */
const listLineTemplate = (shape: object) =>
  `{{title}}${'date' in shape ? " · {{date | date('MMM D, YYYY')}}" : ''}${'draft' in shape ? "{{draft | ternary(' · Draft','')}}" : ''}`;

/** Adds the body after the lede, or first. */
function withBody(fields: Field[]): Field[] {
  const ledeIndex = fields.findIndex(({ name }) => name === 'lede');
  return fields.toSpliced(ledeIndex + 1, 0, bodyField);
}

/** @param nextIds proposed for new texts, by collection */
export function cmsConfig(nextIds: Partial<Record<CollectionName, number>>) {
  // Sveltia needs a repository, even for local files.
  const { host = 'github', repository = 'local/site', branch = 'main', api } = site.editor ?? {};
  return {
    load_config_file: false,
    backend: {
      name: host,
      repo: repository,
      branch,
      auth_methods: ['token'],
      api_root: api,
    },
    app_title: site.brand,
    site_url: site.url,
    media_folder: pictureFolder,
    public_folder: pictureFolder,
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(collections) as CollectionName[]).map((name) => {
        const { label, singular, slug } = collections[name];
        const { shape } = schemas[name];
        const fields = fieldsOf(schemas[name]).map((field) =>
          field.name === 'id' ? { ...field, default: nextIds[name] } : field,
        );
        return {
          name: contentFolders[name],
          label,
          label_singular: singular,
          folder: `src/content/${contentFolders[name]}`,
          extension: 'mdx',
          format: 'yaml-frontmatter',
          create: slug !== undefined,
          summary: listLineTemplate(shape),
          thumbnail: 'picture' in shape && 'picture',
          ...('draft' in shape && {
            view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
          }),
          slug,
          fields: withBody(fields),
        };
      }),
      {
        name: 'pages',
        label: 'Pages',
        editor: { preview: false },
        files: (Object.keys(pageLabels) as PageName[]).map((name) => ({
          name,
          label: pageLabels[name],
          file: `src/content/pages/${name}.json`,
          fields: fieldsOf(pageSchemas[name]),
        })),
      },
    ],
  };
}

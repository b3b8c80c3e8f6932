import { site } from '../../../site.config.ts';
import { type PageName, pageSchemas } from '../../content/page-schemas.ts';
import { folders, schemas } from '../../content/schemas.ts';
import { type Field, fieldsOf } from './fields.ts';
import { partNames } from './parts.ts';

const pictures = '/src/assets/pictures';

type Name = keyof typeof schemas;

/** What the editor calls each collection, and how it names the file of a new text. Pages with an address in the code are not made here. */
const collections: Record<Name, { label: string; one: string; slug?: string }> = {
  blog: { label: 'Blog', one: 'Article', slug: '{{fields.id}}-{{fields.title}}' },
  industries: { label: 'Industries', one: 'Industry', slug: '{{fields.id}}-{{fields.title}}' },
  caseStudies: { label: 'Case studies', one: 'Case study', slug: '{{fields.id}}-{{fields.title}}' },
  services: { label: 'Services', one: 'Service', slug: '{{fields.title}}' },
  products: { label: 'Products', one: 'Product', slug: '{{fields.name}}' },
  announcements: { label: 'Announcements', one: 'Announcement' },
  legal: { label: 'Legal texts', one: 'Legal text' },
};

/** What the editor calls the data files of `src/content/pages/`. */
const pages: Record<PageName, string> = {
  home: 'Home',
  about: 'About Us',
  solutions: 'Solutions',
  'product-list': 'Products',
  landings: 'Industries, blog and case studies: their lists',
  contact: 'Contact',
  resources: 'Resources',
  messages: 'Not found, thank you, check your details',
  service: 'Round every service',
  product: 'Round every product',
  announcements: 'Round every announcement',
  article: 'Round every article',
  demonstrations: 'Ways to the demonstrations',
  navigation: 'Menus and footer',
  search: 'Search',
  film: 'Film',
  'cookie-consent': 'Cookie preferences',
};

/** Without a heading of the first level, which the title has. */
const buttons = ['bold', 'italic', 'code', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'];
const body: Field = { name: 'body', label: 'Body', widget: 'markdown', required: false, modes: ['rich_text', 'raw'], buttons, editor_components: [...partNames] };

/**
 * The configuration of Sveltia CMS: the collections, and the words of single pages, with the fields of their schemas.
 * @param nextIds the id a new entry of a collection gets
 */
export function cmsConfig(nextIds: Partial<Record<Name, number>>) {
  const { host = 'github', repository = 'local/site', branch = 'main', api } = site.editor ?? {};
  const start = (name: Name, field: Field): Field => (field.name === 'id' ? { ...field, default: nextIds[name] } : field);
  return {
    load_config_file: false,
    backend: { name: host, repo: repository, branch, auth_methods: ['token'], ...(api && { api_root: api }) },
    app_title: site.brand,
    site_url: site.url,
    media_folder: pictures,
    public_folder: pictures,
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    // The development server shows the page itself.
    editor: { preview: false },
    collections: [
      ...(Object.keys(collections) as Name[]).map((name) => ({
        name: folders[name],
        label: collections[name].label,
        label_singular: collections[name].one,
        folder: `src/content/${folders[name]}`,
        extension: 'mdx',
        format: 'yaml-frontmatter',
        create: collections[name].slug !== undefined,
        ...(collections[name].slug && { slug: collections[name].slug }),
        fields: [...fieldsOf(schemas[name]).map((field) => start(name, field)), body],
      })),
      {
        name: 'pages',
        label: 'Words of pages',
        files: (Object.keys(pages) as PageName[]).map((name) => ({
          name,
          label: pages[name],
          file: `src/content/pages/${name}.json`,
          fields: fieldsOf(pageSchemas[name]),
        })),
      },
    ],
  };
}

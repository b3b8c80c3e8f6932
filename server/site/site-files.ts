import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { PAGE_POLICY } from '../security-headers.ts';
import { SettingsError } from '../settings.ts';
import { mediaTypeOf } from './media-types.ts';

export type Encoding = 'br' | 'gzip';

/** A file of the built site. */
export type SiteFile = {
  /** Path inside the site's folder, with forward slashes. */
  name: string;
  /** Absolute path. */
  path: string;
  /** Path of the URL it is served at, not percent-encoded. */
  url: string;
  size: number;
  mediaType: string;
  cacheControl: string;
  /** The content policy of a page; other files keep the strict one. */
  policy: string | undefined;
  /** Absolute paths of the compressed copies the build made. */
  compressed: Partial<Record<Encoding, string>>;
};

export type BuiltSite = {
  /** The file at a path of this exact spelling. */
  find: (url: string) => SiteFile | undefined;
  /** The right spelling of a path written in other letter case, with a trailing slash, `.html`, `/index` or `/home`. */
  canonical: (url: string) => string | undefined;
  notFound: SiteFile | undefined;
  /** Holds `<!--desk:form-->` where the desk puts a form to be corrected. */
  checkYourDetails: SiteFile | undefined;
};

/** Read by hosts, or filled in by the desk; not pages. */
const NOT_SERVED = new Set(['404.html', 'check-your-details.html', 'csp.json', '_headers', '_redirects', '_redirects.nginx']);
const compressedEndings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** A site that can be read anew: `reload` looks where its folder leads now; when that fails, what was served is served on. */
export async function reloadableSite(folder: string | undefined): Promise<BuiltSite & { reload: () => Promise<void> }> {
  let current = await readSite(folder);
  return {
    find: (url) => current.find(url),
    canonical: (url) => current.canonical(url),
    get notFound() {
      return current.notFound;
    },
    get checkYourDetails() {
      return current.checkYourDetails;
    },
    async reload() {
      current = await readSite(folder);
    },
  };
}

/**
 * Lists the files of a built site once. Only what is listed is ever served, so no request can reach any other file.
 * Where the folder is a link, as `dist` is, what it leads to now is served, whatever it leads to later.
 * @param folder absolute path; undefined is a site that another server has.
 * @throws SettingsError for a folder that is no built site.
 */
async function readSite(place: string | undefined): Promise<BuiltSite> {
  if (place === undefined) return { find: () => undefined, canonical: () => undefined, notFound: undefined, checkYourDetails: undefined };
  const folder = await realpath(place).catch(() => place);
  const names = await listFiles(folder);
  if (!names.includes('index.html'))
    throw new SettingsError(`SITE_DIR must be the folder of a built site; there is no index.html in ${place} (npm run build makes one).`);
  const policies = await readPolicies(folder, names);
  const all = new Set(names);
  // `about.html.br` is a copy of `about.html` when that is there too.
  const copies = new Set(names.filter((name) => name.slice(-3) in compressedEndings && all.has(name.slice(0, -3))));

  const files = await Promise.all(
    names
      .filter((name) => !copies.has(name))
      .map(async (name): Promise<SiteFile> => {
        const path = join(folder, name);
        const url = urlOf(name);
        const page = name.endsWith('.html');
        const compressed: SiteFile['compressed'] = {};
        for (const [ending, encoding] of Object.entries(compressedEndings)) if (copies.has(name + ending)) compressed[encoding] = path + ending;
        return {
          name,
          path,
          url,
          size: (await stat(path)).size,
          mediaType: mediaTypeOf(name),
          cacheControl: cacheControlOf(name),
          policy: page ? (policies[url] ?? PAGE_POLICY) : undefined,
          compressed,
        };
      }),
  );
  const served = new Map(files.filter(({ name }) => !NOT_SERVED.has(name)).map((file) => [file.url, file]));
  const spellings = new Map([...served.keys()].map((url) => [url.toLowerCase(), url]));
  return {
    find: (url) => served.get(url),
    canonical: (url) => {
      const plain = url
        .toLowerCase()
        .replace(/\/+$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '');
      return spellings.get(plain === '' || plain === '/home' ? '/' : plain);
    },
    notFound: files.find(({ name }) => name === '404.html'),
    checkYourDetails: files.find(({ name }) => name === 'check-your-details.html'),
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((name) => name.startsWith('.well-known/') || !name.split('/').some((part) => part.startsWith('.')));
}

/** `csp.json`: the content policy of each page by its path. */
async function readPolicies(folder: string, names: string[]): Promise<Record<string, string>> {
  if (!names.includes('csp.json')) return {};
  const policies: unknown = JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8'));
  return typeof policies === 'object' && policies !== null ? (policies as Record<string, string>) : {};
}

/** Pages are built as `about-us.html` and live at `/about-us`. */
function urlOf(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`;
  const url = `/${name.slice(0, -'.html'.length)}`;
  return url === '/index' ? '/' : url.replace(/\/index$/, '');
}

function cacheControlOf(name: string): string {
  // The build puts a hash of the content into these names.
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { PAGE_POLICY } from '../security-headers.ts';
import { SettingsError } from '../settings.ts';

export type BuiltSite = Awaited<ReturnType<typeof readSite>>;

const NOT_FOUND = '404.html';
const CHECK_YOUR_DETAILS = 'check-your-details.html';
/** Read by hosts, or filled in by the desk; not pages. */
const NOT_SERVED = new Set([
  NOT_FOUND,
  CHECK_YOUR_DETAILS,
  'csp.json',
  '_headers',
  '_redirects',
  '_redirects.nginx',
]);

/** If `reload` fails, the site is served as it was. */
export async function reloadableSite(place: string | undefined) {
  const site = {
    ...(await readSite(place)),
    async reload() {
      Object.assign(site, await readSite(place));
    },
  };
  return site;
}

/**
 * A link is resolved once, so that one release is served until the next reload. @throws
 * SettingsError
 */
async function readSite(place: string | undefined) {
  const folder = place && (await realpath(place).catch(() => place));
  const names = folder ? await listFiles(folder) : [];
  if (folder && !names.includes('index.html'))
    throw new SettingsError(
      `SITE_DIR must be the folder of a built site; there is no index.html in ${place} (npm run build makes one).`,
    );
  const all = new Set(names);
  const policies: Record<string, string> =
    folder && all.has('csp.json')
      ? JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8'))
      : {};
  const isCompressedCopy = (name: string) => /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3));
  const served = new Map(
    names
      .filter((name) => !NOT_SERVED.has(name) && !isCompressedCopy(name))
      .map((name) => [urlOf(name), name]),
  );
  const spellings = new Map([...served.keys()].map((url) => [url.toLowerCase(), url]));
  const policy = (name: string) =>
    name.endsWith('.html') ? (policies[urlOf(name)] ?? PAGE_POLICY) : undefined;
  return {
    folder,
    find: (url: string) => served.get(url),
    /** Corrects letter case, `/` at the end, `.html`, `/index` and `/home`. */
    canonical: (url: string) => {
      const plain = url
        .toLowerCase()
        .replace(/\/+$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '');
      return spellings.get(plain === '' || plain === '/home' ? '/' : plain);
    },
    policy,
    notFound: all.has(NOT_FOUND) ? NOT_FOUND : undefined,
    checkYourDetails:
      folder && all.has(CHECK_YOUR_DETAILS)
        ? { path: join(folder, CHECK_YOUR_DETAILS), policy: policy(CHECK_YOUR_DETAILS) }
        : undefined,
  };
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(
      (name) =>
        name.startsWith('.well-known/') || !name.split('/').some((part) => part.startsWith('.')),
    );
}

/** Pages are built as `about-us.html` and served at `/about-us`. */
function urlOf(name: string) {
  if (!name.endsWith('.html')) return `/${name}`;
  const url = `/${name.slice(0, -'.html'.length)}`;
  return url === '/index' ? '/' : url.replace(/\/index$/, '');
}

import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { DEFAULT_PAGE_POLICY } from '../security-headers.ts';
import { SettingsError } from '../settings.ts';

export type BuiltSite = Awaited<ReturnType<typeof readSite>>;

const NOT_FOUND = '404.html';
/** Shows errors of forms sent without JavaScript. */
const RETURNED_FORM = 'check-your-details.html';
/** Pages that the desk sends in response to other URLs, and files for the desk or hosts. */
const WITHOUT_URL = new Set([
  NOT_FOUND,
  RETURNED_FORM,
  'csp.json',
  '_headers',
  '_redirects',
  '_maps.nginx',
]);

export async function reloadableSite(siteDir: string | undefined) {
  const site = {
    ...(await readSite(siteDir)),
    async reload() {
      Object.assign(site, await readSite(siteDir));
    },
  };
  return site;
}

/** Resolves a symbolic link once, so that the desk serves one release until `reload`. */
async function readSite(siteDir: string | undefined) {
  const folder = siteDir && (await realpath(siteDir).catch(() => siteDir));
  const names = new Set(folder ? await listFiles(folder) : []);
  if (folder && !names.has('index.html'))
    throw new SettingsError(
      `SITE_DIR must be the folder of a built site; ${siteDir} has no index.html (run npm run build).`,
    );
  const policies: Record<string, string> =
    folder && names.has('csp.json')
      ? JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8'))
      : {};
  const isCompressedCopy = (name: string) =>
    /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
  const fileByUrl = new Map(
    [...names]
      .filter((name) => !WITHOUT_URL.has(name) && !isCompressedCopy(name))
      .map((name) => [urlPathOf(name), name]),
  );
  const urlByLowercase = new Map([...fileByUrl.keys()].map((url) => [url.toLowerCase(), url]));
  const policyOf = (name: string) =>
    name.endsWith('.html') ? (policies[urlPathOf(name)] ?? DEFAULT_PAGE_POLICY) : undefined;
  return {
    folder,
    findFile: (url: string) => fileByUrl.get(url),
    /** Ignores letter case and a trailing `/`, `.html` or `/index`. For `/home`, returns `/`. */
    findCanonicalUrl: (url: string) => {
      const normalized = url
        .toLowerCase()
        .replace(/\/+$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '');
      return urlByLowercase.get(normalized === '' || normalized === '/home' ? '/' : normalized);
    },
    policyOf,
    notFoundFile: names.has(NOT_FOUND) ? NOT_FOUND : undefined,
    returnedForm:
      folder && names.has(RETURNED_FORM)
        ? { path: join(folder, RETURNED_FORM), policy: policyOf(RETURNED_FORM) }
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
    .filter((name) => name.startsWith('.well-known/') || !/(^|\/)\./.test(name));
}

function urlPathOf(name: string) {
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

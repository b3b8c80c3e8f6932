import { errorPages, routes } from '../../src/routes.ts';
import { routePath } from './links.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

export function findDuplicateIds(sources: Source[]): Problem[] {
  const fileByKey = new Map<string, string>();
  const withId = sources.filter(({ data }) => typeof data['id'] === 'number');
  for (const { folder, data, file } of withId) {
    const key = `${folder} ${data['id']}`;
    fileByKey.set(key, fileByKey.get(key) ?? file);
  }
  return withId.flatMap(({ folder, data, file, lineOf }) => {
    const id = Number(data['id']);
    const firstFile = fileByKey.get(`${folder} ${id}`);
    const message = `The id ${id} is taken by ${firstFile}: use the highest existing id plus 1`;
    return firstFile === file ? [] : [{ file, line: lineOf(['id']), message }];
  });
}

/** Pages that are not entries, and URLs of the desk and the editor. */
const otherPages: string[] = [
  routes.home,
  routes.about,
  routes.products,
  routes.industries,
  routes.solutions,
  routes.blog,
  routes.caseStudies,
  routes.contact,
  routes.resources,
  routes.search,
  ...errorPages,
  '/admin',
  '/healthz',
  '/inbox',
  '/metrics',
  '/readyz',
];

/** Finds entries whose `route` is the URL of another entry or page. */
export function findDuplicateUrls(sources: Source[]): Problem[] {
  const ownerByUrl = new Map(otherPages.map((url) => [url, 'another page']));
  return sources.flatMap((source) => {
    const { file, lineOf } = source;
    const url = routePath(source);
    if (!url) return [];
    const owner = ownerByUrl.get(url);
    ownerByUrl.set(url, owner ?? file);
    const message = `The URL ${url} is taken by ${owner}: give this entry another route`;
    return owner ? [{ file, line: lineOf(['route']), message }] : [];
  });
}

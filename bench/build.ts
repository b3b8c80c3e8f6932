import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { idsOf } from '../tests/content.ts';
import { copyProject } from '../tests/project-copy.ts';

type Row = {
  build: string;
  seconds: number;
  msPerNewArticle?: number;
  /** Additional milliseconds for each added article that the previous build had. */
  msPerKnownArticle?: number;
};

const ARTICLE_COUNTS = [10, 100, 1000];
const modelArticle = 'src/content/blog/1-digital-transformation.mdx';

/** Measures a cold build, a warm build, and builds with copies of the first article. */
export function measureBuild({ articles = ARTICLE_COUNTS }: { articles?: number[] }): Row[] {
  const copy = copyProject();
  // Unlinks the project's caches, so that the first build is cold.
  for (const cache of ['.cache', '.astro/assets'])
    rmSync(path.join(copy.folder, 'node_modules', cache), { force: true });
  const timeBuild = () => {
    const began = performance.now();
    copy.build();
    return (performance.now() - began) / 1000;
  };
  const text = readFileSync(path.join(copy.folder, modelArticle), 'utf8');
  const firstId = Math.max(...idsOf('blog')) + 1;
  const rows: Row[] = [{ build: 'cold, pictures included', seconds: timeBuild() }];
  const warm = timeBuild();
  rows.push({ build: 'warm', seconds: warm });
  let [written, previous] = [0, warm];
  for (const count of articles) {
    const added = count - written;
    for (; written < count; written += 1) addArticle(copy.folder, text, firstId, written);
    const withNew = timeBuild();
    const withKnown = timeBuild();
    rows.push({
      build: `${count} more articles`,
      seconds: withNew,
      msPerNewArticle: toMilliseconds((withNew - previous) / added),
    });
    rows.push({
      build: `${count} more articles, warm`,
      seconds: withKnown,
      msPerKnownArticle: toMilliseconds((withKnown - warm) / count),
    });
    previous = withKnown;
  }
  copy.remove();
  return rows.map((row) => ({ ...row, seconds: Number(row.seconds.toFixed(1)) }));
}

const toMilliseconds = (seconds: number) => Number((1000 * seconds).toFixed(1));

function addArticle(folder: string, text: string, firstId: number, index: number): void {
  const article = text
    .replace(/^id: .*$/m, `id: ${firstId + index}`)
    .replace(/^title: .*$/m, `title: Generated article ${index}`)
    .replace(
      /^description: .*$/m,
      `description: Generated article ${index} shows how the time of a build grows with the number of articles.`,
    );
  writeFileSync(path.join(folder, 'src/content/blog', `generated-${index}.mdx`), article);
}

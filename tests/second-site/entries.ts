import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { idsOf } from '../content.ts';

export const nextId = (collection: string) => Math.max(...idsOf(collection)) + 1;
/** The highest id of a published article. `replaceArticle` replaces this article. */
export const articleId = nextId('blog') - 1;
export const articleFile = `src/content/blog/${articleId}-test.mdx`;

const sentences = Array.from(
  { length: 90 },
  (_, index) =>
    `In row ${index + 1} of the ledger the clerk counts ${index * 7 + 3} pallets by hand.`,
);
export const furtherReading = `furtherReading:
  - href: /blog-details/${idsOf('blog')[0]}
    label: Why a copy costs more than its disk
  - href: /case-study-details/${idsOf('case-studies')[0]}
    label: A warehouse that changed its dates
  - href: /ManagedServices-service
    label: Having the counts watched`;
export const articleTitle = 'The Pallets That Were Counted Twice';
export const article = `---
id: ${articleId}
header: Data Quality
title: ${articleTitle}
description: A warehouse counts its pallets by hand and by scanner, and the two never agree.
summary: Two counts of one warehouse, and the lesson in the difference.
lede: Count a thing twice and you learn something about counting.
picture: Pallets
date: '2020-06-29'
author: Data engineering practice
${furtherReading}
---

${sentences.slice(0, 30).join(' ')}

## The hand

${sentences.slice(30, 60).join(' ')}

### The glove

{brand} counted too, as [its advisers](/AIadvisory-services) do.

<Takeaway>

${sentences.slice(60).join(' ')}

</Takeaway>
`;

export const pictureAlt = 'Pallets in two rows, seen from above.';

/**
 * Replaces the last published article with `article` and adds its picture. The picture's file name
 * has a capital letter, like the file names of cameras.
 */
export function replaceArticle(folder: string): void {
  const picture = (name: string) => path.join(folder, 'src/assets/pictures', name);
  copyFileSync(picture('energy.png'), picture('Pallets.png'));
  writeFileSync(
    picture('Pallets.json'),
    JSON.stringify({ alt: pictureAlt, caption: 'Two counts.', boxes: [] }),
  );
  for (const file of globSync(`src/content/blog/${articleId}-*.mdx`))
    rmSync(path.join(folder, file), { force: true });
  writeFileSync(path.join(folder, articleFile), article);
}

const descriptionOf = (kind: string) =>
  `A ${kind} that an editor adds as one file. Its page and menu entries follow from it.`;

/** Adds a product, a service and an industry as changed copies of existing ones. */
export function addEntries(folder: string): void {
  const addCopy = (from: string, to: string, ...changes: [string | RegExp, string][]) =>
    writeFileSync(
      path.join(folder, to),
      changes.reduce(
        (text, [original, changed]) => text.replace(original, changed),
        readFileSync(path.join(folder, from), 'utf8').replace(/^documentTitle: .*\n/m, ''),
      ),
    );
  addCopy(
    'src/content/products/panorama.mdx',
    'src/content/products/lens.mdx',
    ['id: 1', `id: ${nextId('products')}`],
    ['order: 2', 'order: 3'],
    ['route: panorama', 'route: /Lens'],
    ["name: '{panorama}'", 'name: Lens'],
    [/title: .*/, 'title: The Third Product'],
    [/^description: .*/m, `description: ${descriptionOf('product')}`],
    [/^ {2}description: .*/m, `  description: ${descriptionOf('data sheet')}`],
  );
  addCopy(
    'src/content/services/managed.mdx',
    'src/content/services/edge.mdx',
    ['order: 3', 'order: 7'],
    ['route: managed', 'route: /Edge-service'],
    ['title: Managed Services', 'title: Edge Services'],
    [/^description: .*/m, `description: ${descriptionOf('service')}`],
  );
  addCopy(
    'src/content/industries/4-retail.mdx',
    'src/content/industries/8-ports.mdx',
    ['id: 4', `id: ${nextId('industries')}`],
    [/title: .*/, 'title: Ports'],
    [/^description: .*/m, `description: ${descriptionOf('industry')}`],
  );
}

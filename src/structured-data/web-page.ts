import type { ImageObject, WebPage } from 'schema-dts';
import { address } from '../address.ts';
import type { PageFacts } from '../layouts/page-facts.ts';
import { shareImagePath, shareSize } from '../layouts/share-image.ts';
import { pictureNamed } from '../pictures.ts';
import { breadcrumbId, pageId, subjectId, websiteId } from './ids.ts';

/** The page itself: its name, its place in the site, and what it is about. */
export function webPage({ path, title, description, picture = 'hero', trail, subject, published, modified }: PageFacts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': pageId(path),
    url: address(path),
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: image(picture),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(trail && { breadcrumb: { '@id': breadcrumbId(path) } }),
    ...(subject && { mainEntity: { '@id': subjectId(path) } }),
  };
}

/** The picture a shared link shows, in pixels. */
function image(picture: string): ImageObject {
  const { width, height } = shareSize;
  return { '@type': 'ImageObject', url: address(shareImagePath(picture)), caption: pictureNamed(picture).alt, width: `${width} px`, height: `${height} px` };
}

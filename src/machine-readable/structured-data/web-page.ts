import type { ImageObject, WebPage } from 'schema-dts';
import { getPicture } from '../../content/pictures.ts';
import { absoluteUrl } from '../../routes.ts';
import type { PageMeta } from '../page-meta.ts';
import { shareImagePath, shareSize } from '../share-frame.ts';
import { breadcrumbId, mainEntityId, pageId, websiteId } from './ids.ts';

export function webPage({
  path,
  title,
  documentTitle = title,
  description,
  picture = 'hero',
  breadcrumb,
  mainEntity,
  published,
  modified,
}: PageMeta): WebPage {
  return {
    '@type': 'WebPage',
    '@id': pageId(path),
    url: absoluteUrl(path),
    name: documentTitle,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: shareImage(picture),
    datePublished: published,
    dateModified: modified,
    ...(breadcrumb && { breadcrumb: { '@id': breadcrumbId(path) } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntityId(path) } }),
  };
}

function shareImage(picture: string): ImageObject {
  const { width, height } = shareSize;
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(shareImagePath(picture)),
    caption: getPicture(picture).alt,
    width: `${width} px`,
    height: `${height} px`,
  };
}

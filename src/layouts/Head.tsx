import { site } from '../../site.config.ts';
import { brandColors } from '../brand-colors.ts';
import { getPicture } from '../content/pictures.ts';
import { isPreview } from '../content/publication.ts';
import { feeds } from '../machine-readable/feeds/feed-links.ts';
import type { PageMeta } from '../machine-readable/page-meta.ts';
import { shareImagePath, shareSize } from '../machine-readable/share-frame.ts';
import { absoluteUrl, routes } from '../routes.ts';

export function Head({
  path,
  title,
  documentTitle = title,
  description,
  picture = 'hero',
  published,
  modified,
  markdownPath,
  noindex,
}: PageMeta) {
  const fullTitle =
    path === routes.home ? `${site.brand}: ${documentTitle}` : `${documentTitle} | ${site.brand}`;
  const canonical = absoluteUrl(path);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {/* Our search and sitemap omit pages with `noindex` alone, but not those of a preview. */}
      {!noindex && isPreview() && <meta name="robots" content="noindex, nofollow" />}
      <meta name="theme-color" content={brandColors.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={brandColors.ink} media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content={published || modified ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absoluteUrl(shareImagePath(picture))} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={getPicture(picture).alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {feeds.map(({ path: href, title: feedTitle, mediaType }) => (
        <link key={href} rel="alternate" type={mediaType} title={feedTitle} href={href} />
      ))}
      {markdownPath && <link rel="alternate" type="text/markdown" href={markdownPath} />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* Without credentials, browsers would open a second connection for the manifest. */}
      <link rel="manifest" href="/site.webmanifest" crossOrigin="use-credentials" />
    </>
  );
}

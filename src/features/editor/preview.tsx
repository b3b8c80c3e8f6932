import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ComponentType, ReactNode } from 'react';
import fallbackFonts from '../../../brand/fallback-fonts.css?inline';
import palette from '../../../brand/palette.css?inline';
import bars from '../../components/Bars.module.css?inline';
import mdx from '../../components/mdx-components.module.css?inline';
import prose from '../../components/Prose.module.css?inline';
import { Prose } from '../../components/Prose.tsx';
import { FigureFrame, sharedMdxComponents } from '../../components/shared-mdx-components.tsx';
import { fillSiteValues } from '../../content/interpolate.ts';
import { attributeError, type MdxComponentName } from '../../content/mdx-schema.ts';
import base from '../../styles/base.css?inline';
import tokens from '../../styles/tokens.css?inline';
import utilities from '../../styles/utilities.css?inline';
import preview from './preview.css?inline';

type Values = Record<string, string | undefined>;

/**
 * Returns a picture's URL. `Preview` replaces this function, because Sveltia passes `getAsset` to
 * `Preview`, but not to components in the text.
 */
let getPictureUrl = (picture: string): string | undefined => picture;

const Figure = ({ picture = '', caption = '', alt }: Values) => (
  <FigureFrame caption={caption}>
    <img src={getPictureUrl(picture)} alt={alt ?? ''} />
  </FigureFrame>
);
const components = { ...sharedMdxComponents, Figure } as unknown as Record<
  string,
  ComponentType<Record<string, ReactNode>>
>;

export function renderComponent(name: MdxComponentName, { content, ...values }: Values) {
  const Component = components[name];
  const attributes = Object.entries(fillSiteValues(values)).filter(([, value]) => value);
  const error = attributeError(
    name,
    attributes.map(([attribute, value]) => ({ name: attribute, value })),
  );
  if (!Component || error) return <mark>{error ?? name}</mark>;
  return (
    <Component {...(Object.fromEntries(attributes) as Values)}>
      {content !== undefined && <Markdown text={content} />}
    </Component>
  );
}

/** Renders into a `div` of this document: Sveltia cannot use elements of the preview's iframe. */
function Markdown({ text }: { text: string }) {
  const render = (target: HTMLElement | null) => {
    const rendered = document.createElement('div');
    target?.append(rendered);
    return CMS.renderRichText(rendered, fillSiteValues(text));
  };
  return <div ref={render} />;
}

function Preview({ entry, getAsset, widgetFor }: CustomPreviewTemplateProps) {
  getPictureUrl = (picture) => getAsset(picture)?.url;
  const field = (name: string) => fillSiteValues(String(entry.getIn(['data', name]) ?? ''));
  const picture = getPictureUrl(field('picture'));
  return (
    <main className="wrap">
      <h1>{field('title')}</h1>
      <p className="lede">{field('lede')}</p>
      {picture && <img src={picture} alt={field('pictureAlt')} />}
      <Prose dropCap>{widgetFor('body')}</Prose>
    </main>
  );
}

export function registerPreviews(collections: string[]): void {
  for (const name of collections) CMS.registerPreviewTemplate(name, Preview);
  // Astro writes the font faces into this document.
  const fonts = [...document.querySelectorAll('head style')].map(({ textContent }) =>
    // Makes URLs absolute, because the preview's style sheets have no base URL.
    textContent.replaceAll('url("/', `url("${location.origin}/`),
  );
  const sheets = [palette, tokens, base, utilities, fallbackFonts, prose, mdx, bars, preview];
  CMS.registerPreviewStyle(
    `@layer tokens,base,components,views;${[...fonts, ...sheets].join('')}`,
    {
      raw: true,
    },
  );
}

import { site } from '../../site.config.ts';
import { addressLines } from './address.ts';
import { fill, mapTexts } from './fill.ts';

const siteValues: Record<string, string> = {
  brand: site.brand,
  copyrightYear: String(site.copyrightYear),
  product: site.product,
  email: site.email,
  askMeEmail: site.askMeEmail,
  telephone: site.telephone,
  assetIq: site.products.assetIq,
  panorama: site.products.panorama,
  gpuVendor: site.gpuVendor,
  ceoRole: site.ceoRole,
  city: site.address.city,
  regionName: site.address.regionName,
  country: site.address.country,
  address: addressLines.join(', '),
  governingLaw: site.legal.governingLaw,
  supervisoryAuthority: site.legal.supervisoryAuthority,
};

export const placeholderNames = Object.keys(siteValues);

export const fillSiteValues = <Copy>(copy: Copy): Copy =>
  mapTexts(copy, (text) => fill(text, siteValues));

/**
 * Fills in values of `site.config.ts`.
 * @param kept placeholders that other code fills in
 * @throws Error for an unknown placeholder, `{x}` or `{x|one|many}`
 */
export function interpolate(text: string, kept: readonly string[] = []): string {
  for (const [, name = ''] of text.matchAll(/\{(\w+)[}|]/g))
    if (siteValues[name] === undefined && !kept.includes(name))
      throw new Error(
        `Unknown placeholder {${name}}. Use one of ${[...kept, ...placeholderNames]
          .map((key) => `{${key}}`)
          .join(', ')}`,
      );
  return fillSiteValues(text);
}

import { site } from '../../site.config.ts';
import { addressLines } from './address.ts';

/** What `{name}` stands for in any text under `src/content/`, so that no brand name is written into the words. */
const tokens: Record<string, string> = {
  brand: site.brand,
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

/**
 * Replaces the `{name}` tokens of a text by the configured values.
 * @throws Error naming a token that does not exist.
 */
export function interpolate(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = tokens[name];
    if (value === undefined)
      throw new Error(
        `{${name}} is not a word the site knows; it knows ${Object.keys(tokens)
          .map((key) => `{${key}}`)
          .join(', ')}`,
      );
    return value;
  });
}

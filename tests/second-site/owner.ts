import { readFileSync, writeFileSync } from 'node:fs';
import { site } from '../../site.config.ts';
import type { Site } from '../../site.schema.ts';
import type { ProjectCopy } from '../project-copy.ts';

export const secondSiteConfig: Site = {
  ...site,
  formRules: 'international',
  replyPromise: 'Ana Ruiz answers within one working day.',
  editor: {
    host: 'gitea',
    repository: 'kestrel/site',
    branch: 'main',
    api: 'https://git.example/api/v1',
  },
  brand: 'Kestrel & Vane',
  product: 'Kestrel',
  products: { assetIq: 'Shotfinder', panorama: 'Roundview' },
  url: 'https://www.kestrel.example',
  email: 'forwarding.correspondence@kestrel.example',
  askMeEmail: 'ask@kestrel.example',
  telephone: '+45 33 12 34 56',
  address: {
    street: 'Havnegade 9',
    suite: '',
    city: 'Svendborg',
    region: '',
    regionName: 'Funen',
    postcode: '5700',
    country: 'Denmark',
    lines: ['{street}', '{postcode} {city}', '{country}'],
    latitude: 55.0598,
    longitude: 10.6068,
  },
  gpuVendor: 'Ostrava',
  // The apostrophe must not break YAML.
  ceoRole: "Owner's Director",
  legal: {
    governingLaw: 'Danish law',
    supervisoryAuthority: 'the Danish data protection authority',
  },
  copyrightYear: 2031,
  social: {
    linkedin: 'https://social.example/in',
    mastodon: 'https://social.example/@kestrel',
    youtube: 'https://social.example/yt',
    github: 'https://social.example/gh',
    bluesky: 'https://social.example/bs',
  },
};

const paletteFile = 'brand/palette.css';
export const firstOwnerPaletteCss = readFileSync(paletteFile, 'utf8');

export const firstOwnerColors = [
  ...firstOwnerPaletteCss.matchAll(/--c-[\w-]+: (#[0-9a-f]{6});/g),
].map(([, color = '']) => color);
/** Rotates the hue of `#rrggbb` by 240 degrees. */
export const rotateHue = (color: string) => color.replace(/#(..)(..)(..)/, '#$2$3$1');
const logo =
  '<svg viewBox="0 0 10 10"><path d="M5 0 10 10H0z" fill="currentColor"/><circle cx="5" cy="7" r="2" fill="var(--accent)"/></svg>';

/** Gives the copy the configuration, palette and logo of a second owner. */
export function applySecondOwner(copy: ProjectCopy): void {
  copy.configure(secondSiteConfig);
  writeFileSync(
    copy.pathOf(paletteFile),
    firstOwnerPaletteCss.replaceAll(/#[0-9a-f]{6}\b/g, rotateHue),
  );
  writeFileSync(copy.pathOf('brand/mark.svg'), logo);
}

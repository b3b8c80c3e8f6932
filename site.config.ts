import { defineSite } from './site.schema.ts';

/**
 * The owner's settings. Texts in `src/content/` use them as `{brand}`, `{product}`, `{email}` etc.
 * Logo, colors and typefaces are in `brand/`.
 */
export const site = defineSite({
  brand: 'Norvane',
  /** Word before “Studio”: letters, digits and hyphens, because the path is /{product}-Studio. */
  product: 'Norvane',
  /** Names only: the URLs stay /asset-IQ and /panorama. */
  products: { assetIq: 'Asset IQ', panorama: 'Panorama' },
  url: 'https://www.norvane.example',
  email: 'hello@norvane.example',
  /** Address on the Studio page. */
  askMeEmail: 'ask-me@norvane.example',
  /** International form, such as '+1 512 555 0100'; '' for none. */
  telephone: '',
  address: {
    street: '410 Ledgestone Street',
    suite: 'Suite 300',
    city: 'Austin',
    region: 'TX',
    regionName: 'Texas',
    postcode: '78701',
    country: 'United States',
    /** Leave out fields that are '' above. */
    lines: ['{street}, {suite}', '{city}, {region} {postcode}', '{country}'],
    latitude: 30.2672,
    longitude: -97.7431,
  },
  /** '' removes the GPU service. */
  gpuVendor: 'NVIDIA',
  ceoRole: 'Chief Executive Officer',
  /** Inserted in the middle of sentences. */
  legal: {
    governingLaw: 'United States law',
    supervisoryAuthority: 'the Danish Data Protection Agency, Datatilsynet',
  },
  copyrightYear: 2024,
  /** Networks without an icon in src/components/SocialLinks.tsx get a chain symbol. */
  social: {
    linkedin: 'https://www.linkedin.com/company/norvane-example',
    instagram: 'https://www.instagram.com/norvane.example',
    x: 'https://x.com/norvane_example',
    facebook: 'https://www.facebook.com/norvane.example',
  },
  /**
   * The origin '' sends leads to the desk that serves this site. For a desk on another origin, add
   * `ownDesk: true`. For a third party, enter its origin and ids.
   */
  leadApi: {
    origin: '',
    userId: 'user_site',
    serviceId: 'service_leads',
    templates: {
      signUp: 'template_sign_up',
      contact: 'template_contact',
      newsletter: 'template_newsletter',
    },
  },
  /**
   * `false` removes a page or film, and links to it. `npm run content` lists remaining mentions.
   */
  switches: {
    assetIq: true,
    panorama: true,
    traffic: true,
    studio: true,
    gpuServices: true,
    film: true,
  },
  /** '' shows the site's own film; an https:// URL is embedded instead. */
  videoUrl: '',
  /** Milliseconds; 0 removes the intro. */
  introDurationMs: 3000,
  /** Reports page speed to the desk, with consent. Set it to false without a desk. */
  measureSpeed: true,
  /** Stores page, referrer and campaign with a lead; the Privacy Policy says so. */
  leadSource: true,
  /**
   * 'silent' shows nothing if a lead cannot be sent. 'notice' says that it is kept and sent later.
   */
  onSendFailure: 'silent',
  /**
   * 'specified': letters and spaces in names, 10-digit phone numbers, no punctuation in messages.
   * 'international': names such as O’Brien, phone numbers and messages as people write them.
   */
  formRules: 'specified',
  /** Who replies to sign-up and contact forms, and how. '' shows the general text. */
  replyPromise: '',
});

import { defineSite } from './site.schema.ts';

/**
 * Every name and choice of an owner; mark, colors and typefaces are in `brand/`. A wrong value is named, with what it must be.
 * Words of the pages live in `src/content/`; there `{brand}`, `{product}`, `{email}` and the like stand for these values.
 */
export const site = defineSite({
  brand: 'Norvane',
  /** The studio's name: its page is /{product}-Studio, so it has the letters A to Z, digits and hyphens alone. */
  product: 'Norvane',
  /** What the two products with a demonstration are called. Their addresses stay /asset-IQ and /panorama. */
  products: { assetIq: 'Asset IQ', panorama: 'Panorama' },
  url: 'https://www.norvane.example',
  email: 'hello@norvane.example',
  askMeEmail: 'ask-me@norvane.example',
  /** In the international form, such as '+1 512 555 0100'; empty shows none. */
  telephone: '',
  address: {
    street: '410 Ledgestone Street',
    suite: 'Suite 300',
    city: 'Austin',
    region: 'TX',
    regionName: 'Texas',
    postcode: '78701',
    country: 'United States',
    /** How the address is written, a line each. What an owner does not have (suite, region, postcode) is '' above and left out here. Texts name `regionName`, so it is never empty. */
    lines: ['{street}, {suite}', '{city}, {region} {postcode}', '{country}'],
    latitude: 30.2672,
    longitude: -97.7431,
  },
  gpuVendor: 'NVIDIA',
  ceoRole: 'Chief Executive Officer',
  /** What the legal texts name beside the address: as sentences begin with the one and go on with the other. */
  legal: { governingLaw: 'United States law', supervisoryAuthority: 'the Danish Data Protection Agency, Datatilsynet' },
  copyrightYear: 2024,
  /** Any number of networks, {} for none. A network without a mark in src/components/SocialLinks.tsx gets a plain one. */
  social: {
    linkedin: 'https://www.linkedin.com/company/norvane-example',
    instagram: 'https://www.instagram.com/norvane.example',
    x: 'https://x.com/norvane_example',
    facebook: 'https://www.facebook.com/norvane.example',
  },
  /** Where leads are sent. An empty origin is the site's own lead desk; a third party's origin needs its ids here, a desk of yours on another origin `ownDesk: true`. */
  leadApi: {
    origin: '',
    userId: 'user_site',
    serviceId: 'service_leads',
    templates: { signUp: 'template_sign_up', contact: 'template_contact', newsletter: 'template_newsletter' },
  },
  /** The film of the home page's popup: empty is the site's own; an https:// address is embedded instead. */
  videoUrl: '',
  /** Milliseconds the intro stands before the page at the start of a visit; 0 builds no intro. */
  introDurationMs: 3000,
  /** Whether pages report their speed to the lead desk, for visitors who allow it; false where no desk serves the site. */
  measureSpeed: true,
  /** Whether a lead tells the own lead desk its page, the site its visitor came from and the campaign in the address; the Privacy Policy says so. */
  leadSource: true,
  /** What a visitor sees when a lead could not be sent: nothing, or a notice that it is kept and sent later. */
  onSendFailure: 'silent',
  /**
   * What the forms accept: 'specified' is the specification to the letter (names of letters and spaces, numbers of 10 digits, messages without
   * punctuation); 'international' takes names such as O’Brien or AT&T, Inc., phone numbers and messages as people write them.
   */
  formRules: 'specified',
  /** Who answers the contact form, what they will ask and when, in a sentence or two; empty says in general what happens next. */
  replyPromise: '',
});

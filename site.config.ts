import { defineSite } from './site.schema.ts';

/**
 * Everything an owner changes. `npm run build` checks each value and names the key of a wrong one.
 * Words of the pages live in `src/content/`; there `{brand}`, `{product}`, `{email}` and the like stand for these values.
 */
export const site = defineSite({
  brand: 'Norvane',
  product: 'Norvane',
  url: 'https://www.norvane.example',
  email: 'hello@norvane.example',
  askMeEmail: 'ask-me@norvane.example',
  address: {
    street: '410 Ledgestone Street',
    suite: 'Suite 300',
    city: 'Austin',
    region: 'TX',
    regionName: 'Texas',
    postcode: '78701',
    country: 'United States',
    latitude: 30.2672,
    longitude: -97.7431,
  },
  gpuVendor: 'NVIDIA',
  ceoRole: 'Chief Executive Officer',
  copyrightYear: 2024,
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

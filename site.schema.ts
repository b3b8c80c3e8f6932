import * as v from 'valibot';

const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'));
const email = v.pipe(text, v.email('must be an e-mail address'));
const webAddress = v.pipe(text, v.url('must be a web address'), v.startsWith('https://', 'must begin with https://'));
const origin = v.pipe(
  v.string('must be text'),
  v.check((value) => value === '' || (URL.canParse(value) && new URL(value).origin === value), 'must be empty or an origin such as https://api.example.com'),
);
/** Ends up in a path (`/{product}-Studio`), so it keeps to characters a path carries unescaped. */
const pathWord = v.pipe(text, v.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'must be one word of letters, digits and hyphens'));

const SiteSchema = v.strictObject({
  brand: text,
  product: pathWord,
  url: v.pipe(
    webAddress,
    v.check((value) => new URL(value).origin === value, 'must be an origin without a path or trailing slash'),
  ),
  email,
  askMeEmail: email,
  address: v.strictObject({
    street: text,
    suite: text,
    city: text,
    region: text,
    regionName: text,
    postcode: text,
    country: text,
    latitude: v.pipe(v.number('must be a number'), v.minValue(-90, 'must be -90 to 90'), v.maxValue(90, 'must be -90 to 90')),
    longitude: v.pipe(v.number('must be a number'), v.minValue(-180, 'must be -180 to 180'), v.maxValue(180, 'must be -180 to 180')),
  }),
  gpuVendor: text,
  ceoRole: text,
  copyrightYear: v.pipe(v.number('must be a year'), v.integer('must be a year'), v.minValue(1990, 'must be a year'), v.maxValue(2200, 'must be a year')),
  social: v.strictObject({ linkedin: webAddress, instagram: webAddress, x: webAddress, facebook: webAddress }),
  leadApi: v.strictObject({
    origin,
    ownDesk: v.optional(v.boolean('must be true or false')),
    userId: v.string('must be text'),
    serviceId: v.string('must be text'),
    templates: v.strictObject({ signUp: v.string('must be text'), contact: v.string('must be text'), newsletter: v.string('must be text') }),
  }),
  videoUrl: v.union([v.literal(''), webAddress], 'must be empty or a web address that begins with https://'),
  introDurationMs: v.pipe(
    v.number('must be a number of milliseconds'),
    v.integer('must be whole milliseconds'),
    v.minValue(0, 'must be 0 or more'),
    v.maxValue(10_000, 'must be at most 10000'),
  ),
  measureSpeed: v.boolean('must be true or false'),
  onSendFailure: v.picklist(['silent', 'notice'], "must be 'silent' or 'notice'"),
  formRules: v.picklist(['specified', 'international'], "must be 'specified' or 'international'"),
  replyPromise: v.pipe(v.string('must be text'), v.trim()),
  /** Where `/admin` finds the texts on the published site; without it the editor is in development alone. */
  editor: v.optional(
    v.strictObject({
      host: v.picklist(['github', 'gitlab', 'gitea'], "must be 'github', 'gitlab' or 'gitea'"),
      repository: v.pipe(v.string('must be text'), v.regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must be an owner and a repository, such as example/site')),
      branch: text,
      /** For a host of your own: https://git.example.com/api/v4 */
      api: v.optional(webAddress),
    }),
  ),
});

export type Site = v.InferOutput<typeof SiteSchema>;

/**
 * Checks an owner's configuration.
 * @throws Error with one line that names the first wrong key and says what it must be.
 */
export function defineSite(config: v.InferInput<typeof SiteSchema>): Site {
  const result = v.safeParse(SiteSchema, config);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const reason = issue.type === 'strict_object' ? (issue.expected === 'never' ? 'is not a setting' : 'is missing') : issue.message;
  throw new Error(`site.config.ts: ${v.getDotPath(issue)} ${reason}`);
}

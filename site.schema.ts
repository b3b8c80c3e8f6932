import * as v from 'valibot';

const string = v.string('must be text in quotes');
const text = v.pipe(string, v.trim(), v.nonEmpty('must not be empty'));
const optionalText = v.pipe(v.string("must be text in quotes, '' for none"), v.trim());
const email = v.pipe(text, v.email('must be an email address such as hello@example.com'));
const httpsUrl = v.pipe(
  text,
  v.url('must be a URL such as https://www.example.com/'),
  v.startsWith('https://', 'must begin with https://'),
);
const origin = v.pipe(
  optionalText,
  v.check(
    (value) => value === '' || URL.parse(value)?.origin === value,
    'must be empty or an origin such as https://api.example.com',
  ),
);
const pathSegment = v.pipe(
  text,
  v.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'must be one word of letters A to Z, digits and hyphens'),
);
/** The annotation lets bundlers drop the calls together with the schema. */
const coordinate = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    v.number(`must be a number from -${max} to ${max}`),
    v.minValue(-max, `must be at least -${max}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const addressLine = v.pipe(
  text,
  v.check(
    (line) =>
      [...line.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => addressParts.includes(name)),
    `must be words and parts of the address, such as '{city}, {region} {postcode}'`,
  ),
);
const addressParts = ['street', 'suite', 'city', 'region', 'regionName', 'postcode', 'country'];
const boolean = v.boolean('must be true or false');
const yearMessage = 'must be a year from 1990 to 2200';

const SiteSchema = v.strictObject({
  brand: text,
  product: pathSegment,
  url: v.pipe(
    httpsUrl,
    v.check(
      (value) => URL.parse(value)?.origin === value,
      'must be an origin without a path or trailing slash',
    ),
  ),
  email,
  askMeEmail: email,
  telephone: v.pipe(
    optionalText,
    v.regex(
      /^(\+[\d ().-]{5,30})?$/,
      'must be empty or an international number such as +1 512 555 0100',
    ),
  ),
  address: v.strictObject({
    street: text,
    suite: optionalText,
    city: text,
    region: optionalText,
    regionName: text,
    postcode: optionalText,
    country: text,
    lines: v.pipe(
      v.array(addressLine, 'must be a list of lines'),
      v.minLength(1, 'must have at least one line'),
    ),
    latitude: coordinate(90),
    longitude: coordinate(180),
  }),
  gpuVendor: optionalText,
  ceoRole: text,
  legal: v.strictObject({ governingLaw: text, supervisoryAuthority: text }),
  products: v.strictObject({ assetIq: text, panorama: text }),
  copyrightYear: v.pipe(
    v.number(yearMessage),
    v.integer(yearMessage),
    v.minValue(1990, yearMessage),
    v.maxValue(2200, yearMessage),
  ),
  social: v.record(
    v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be a network name in lowercase letters')),
    httpsUrl,
    'must be { name: URL }, {} for none',
  ),
  leadApi: v.strictObject({
    origin,
    ownDesk: v.optional(boolean),
    userId: string,
    serviceId: string,
    templates: v.strictObject({
      signUp: string,
      contact: string,
      newsletter: string,
    }),
  }),
  switches: v.strictObject({
    assetIq: boolean,
    panorama: boolean,
    traffic: boolean,
    studio: boolean,
    gpuServices: boolean,
    film: boolean,
  }),
  videoUrl: v.union([v.literal(''), httpsUrl], 'must be empty or a URL that begins with https://'),
  introDurationMs: v.pipe(
    v.number('must be a number of milliseconds'),
    v.integer('must be whole milliseconds'),
    v.minValue(0, 'must be 0 or more'),
    v.maxValue(10_000, 'must be at most 10000'),
  ),
  measureSpeed: boolean,
  leadSource: boolean,
  onSendFailure: v.picklist(['silent', 'notice'], "must be 'silent' or 'notice'"),
  formRules: v.picklist(['specified', 'international'], "must be 'specified' or 'international'"),
  replyPromise: optionalText,
  /** The Git host for `/admin` on the published site. */
  editor: v.optional(
    v.strictObject({
      host: v.picklist(['github', 'gitlab', 'gitea'], "must be 'github', 'gitlab' or 'gitea'"),
      repository: v.pipe(
        string,
        v.regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must be an owner and a repository, such as example/site'),
      ),
      branch: text,
      /** API of a self-hosted server: https://git.example.com/api/v4 */
      api: v.optional(httpsUrl),
    }),
  ),
});

export type Site = v.InferOutput<typeof SiteSchema>;

/** The message has a line per key with an error. */
export class SiteError extends Error {
  override name = 'SiteError';
}

/** @throws SiteError for invalid settings, except in browsers */
export function defineSite(config: v.InferInput<typeof SiteSchema>): Site {
  // The build has validated it, and the schema would add 0.9 KB to every form.
  if (import.meta.env?.SSR === false) return config as Site;
  const result = v.safeParse(SiteSchema, config);
  if (result.success) return result.output;
  const issuesByKey = Map.groupBy(result.issues, (issue) => v.getDotPath(issue) ?? '');
  const lines = [...issuesByKey].flatMap(([key, issues]) =>
    issues.slice(0, 1).map((issue) => `site.config.ts: ${key} ${describeIssue(issue)}`),
  );
  throw new SiteError(lines.join('\n'));
}

/** Returns the rest of a sentence that begins with the key. */
function describeIssue({ type, expected, message, input }: v.BaseIssue<unknown>): string {
  if (input === '') return message;
  if (type !== 'strict_object')
    return `${message}, not ${typeof input === 'string' ? `'${input}'` : JSON.stringify(input)}`;
  // Valibot expects `never` for an unknown key, and `Object` for a value that is not an object.
  if (expected === 'never') return 'is not a setting: remove it';
  return expected === 'Object'
    ? `must be { … }, not ${JSON.stringify(input)}`
    : 'is missing: add it';
}

import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Site } from '../site.schema.ts';
import { EMAIL_ADDRESS } from './domain.ts';

export type Settings = ReturnType<typeof readSettings>;

export class SettingsError extends Error {}

export const DEFAULT_INBOX_DIR = 'inbox/dist';
const HOUR_MS = 3_600_000;
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'];

const text = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message));
const oneOf = <const Choices extends [string, ...string[]]>(
  fallback: Choices[number],
  choices: Choices,
) => v.optional(v.picklist(choices, `must be one of ${choices.join(', ')}`), fallback);
const wholeNumber = (fallback: number, [min, max]: [number, number]) =>
  v.pipe(
    v.optional(
      text(
        (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
        `must be a whole number from ${min} to ${max}`,
      ),
      String(fallback),
    ),
    v.transform(Number),
  );
const isUrl = (value: string, protocols: string[]) => {
  const { protocol = '', hostname } = URL.parse(value) ?? {};
  return protocols.includes(protocol) && hostname !== '';
};
const urlRule = (protocols: string[]) =>
  `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and names a host`;
const url = (...protocols: string[]) =>
  text((value) => isUrl(value, protocols), urlRule(protocols));
/** Rejects unescaped `#`, `/` and `?` in a password, because a URL parser ends the host there. */
const urlWithPassword = (...protocols: string[]) =>
  text(
    (value) => isUrl(value, protocols) && !/\/\/.*(#|[/?].*@)/.test(value),
    `${urlRule(protocols)}; in a password, write # as %23, / as %2F, ? as %3F and @ as %40`,
  );
const emailAddress = text((value) => EMAIL_ADDRESS.test(value), 'must be one e-mail address');
const splitList = (value: string) => value.split(',').map((item) => item.trim());
const webhookUrl = v.pipe(
  url('https:', 'http:'),
  v.check((value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  }, 'must begin with https:// except for localhost, 127.0.0.1 and [::1]'),
  // `fetch` rejects such URLs, and the stored error would contain the password.
  v.check(
    (value) => new URL(value).username + new URL(value).password === '',
    'must not contain a user name or password',
  ),
);
const proxies = v.pipe(
  text(
    (value) =>
      /^(true|false|\d{1,3})$/.test(value) ||
      splitList(value).every(
        (item) => ['loopback', 'linklocal', 'uniquelocal'].includes(item) || isIpOrRange(item),
      ),
    'must be true, false, a number of proxies, or addresses, ranges or names such as loopback',
  ),
  v.transform((value): false | number | string[] => {
    // One proxy: Fastify's `true` would trust any address.
    if (value === 'true') return 1;
    return /^(false|\d+)$/.test(value) ? Number(value) || false : splitList(value);
  }),
);
const origins = v.pipe(
  text(
    (value) => splitList(value).every((origin) => URL.parse(origin)?.origin === origin),
    'must be origins such as https://www.example.com',
  ),
  v.transform(splitList),
);

const schemaFor = (site: Site) =>
  v.object({
    HOST: v.optional(v.string(), '127.0.0.1'),
    PORT: wholeNumber(4321, [0, 65_535]),
    SITE_DIR: v.optional(v.string(), 'dist'),
    INBOX_DIR: v.optional(v.string(), DEFAULT_INBOX_DIR),
    INBOX_URL: v.optional(
      url('https:', 'http:'),
      // With `ownDesk`, the owner's desk at another origin also serves the inbox.
      `${(site.leadApi.ownDesk && site.leadApi.origin) || site.url}/inbox`,
    ),
    DATA_DIR: v.optional(v.string(), 'data'),
    DATABASE_URL: v.optional(urlWithPassword('postgres:', 'postgresql:')),
    SMTP_URL: v.optional(urlWithPassword('smtp:', 'smtps:')),
    LEAD_TO: v.optional(emailAddress, site.email),
    LEAD_FROM: v.optional(emailAddress, site.email),
    LEAD_WEBHOOK_URL: v.optional(webhookUrl),
    LEAD_WEBHOOK_SECRET: v.optional(v.string()),
    NEWSLETTER_DOUBLE_OPT_IN: oneOf('off', ['on', 'off']),
    TRUST_PROXY: v.optional(proxies, 'false'),
    LOG_LEVEL: oneOf('info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    METRICS: oneOf('loopback', ['loopback', 'public', 'off']),
    RATE_LIMIT: wholeNumber(20, [0, 1_000_000]),
    RATE_LIMIT_SECONDS: wholeNumber(60, [1, 86_400]),
    MIN_FILL_MS: wholeNumber(1000, [0, 60_000]),
    // Leads with one email address from one client in an hour
    ADDRESS_LIMIT: wholeNumber(5, [0, 1000]),
    RETRY_BASE_MS: wholeNumber(30_000, [10, HOUR_MS]),
    BACKUP_KEEP_DAYS: wholeNumber(30, [1, 730]),
    BACKUP_WARN_HOURS: wholeNumber(48, [0, 8760]),
    ALLOWED_ORIGINS: v.optional(origins),
  });

/** Treats empty variables as absent. @throws SettingsError, whose message contains no secret */
export function readSettings(env: NodeJS.ProcessEnv, site: Site) {
  const schema = schemaFor(site);
  const readVariable = (name: string) => env[name]?.trim() || undefined;
  const parsed = v.safeParse(
    schema,
    Object.fromEntries(
      Object.keys(schema.entries).map((name) => [
        name,
        SECRETS.includes(name)
          ? readSecret(name, readVariable(name), readVariable(`${name}_FILE`))
          : readVariable(name),
      ]),
    ),
    { abortEarly: true },
  );
  if (!parsed.success) {
    const [{ message, path }] = parsed.issues;
    const name = String(path?.[0]?.key);
    throw new SettingsError(
      `${name} ${message}${SECRETS.includes(name) ? '' : `, not '${readVariable(name)}'`}.`,
    );
  }
  const values = parsed.output;
  return {
    host: values.HOST,
    port: values.PORT,
    siteDir: values.SITE_DIR === 'none' ? undefined : resolve(values.SITE_DIR),
    inboxDir: resolve(values.INBOX_DIR),
    inboxUrl: values.INBOX_URL.replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    mail:
      values.SMTP_URL === undefined
        ? undefined
        : {
            smtpUrl: values.SMTP_URL,
            to: values.LEAD_TO,
            from: values.LEAD_FROM,
            brand: site.brand,
          },
    webhook: readWebhook(values.LEAD_WEBHOOK_URL, values.LEAD_WEBHOOK_SECRET),
    doubleOptIn: values.NEWSLETTER_DOUBLE_OPT_IN === 'on',
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS,
    rateLimit: { max: values.RATE_LIMIT, windowMs: 1000 * values.RATE_LIMIT_SECONDS },
    minFillMs: values.MIN_FILL_MS,
    maxLeadsPerEmail: values.ADDRESS_LIMIT,
    retryBaseMs: values.RETRY_BASE_MS,
    backupKeepDays: values.BACKUP_KEEP_DAYS,
    backupWarnMs: HOUR_MS * values.BACKUP_WARN_HOURS,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    brand: site.brand,
    siteUrl: site.url,
    leadApi: site.leadApi,
    measureSpeed: site.measureSpeed,
    leadSource: site.leadSource,
  };
}

/** Returns a URL that works on the desk's own machine. */
export function urlOf(host: string, port: number) {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

export const settingNames = (site: Site) => [
  ...Object.keys(schemaFor(site).entries),
  ...SECRETS.map((name) => `${name}_FILE`),
];

function readSecret(name: string, value: string | undefined, file: string | undefined) {
  if (file === undefined) return value;
  if (value !== undefined)
    throw new SettingsError(`${name}_FILE must not be set beside ${name}: remove one of them.`);
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(
      `${name}_FILE must be a file that this account can read, not '${file}' (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  // Without the URL, leads would go to a new SQLite database.
  if (secret === '' && name === 'DATABASE_URL')
    throw new SettingsError(
      `DATABASE_URL_FILE must not be empty: write the URL of the database into '${file}', or remove the setting.`,
    );
  return secret || undefined;
}

function readWebhook(url: string | undefined, secret: string | undefined) {
  if (url === undefined) return undefined;
  if (secret === undefined || secret.length < 16)
    throw new SettingsError(
      'LEAD_WEBHOOK_SECRET must have 16 characters or more when LEAD_WEBHOOK_URL is set.',
    );
  return { url, secret };
}

function isIpOrRange(text: string) {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  // A range of 0 bits contains every address.
  return (
    family !== 0 &&
    (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}

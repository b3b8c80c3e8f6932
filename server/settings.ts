import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Site } from '../site.schema.ts';
import type { LeadApiSettings } from '../src/features/lead-forms/emailjs-payload.ts';

/** Everything the desk is told from outside. Times are milliseconds, paths absolute. */
export type Settings = {
  host: string;
  port: number;
  /** The built site; undefined where another server has it. */
  siteDir: string | undefined;
  /** The built lead inbox. */
  inboxDir: string;
  /** The inbox's address, for links in mails. */
  inboxUrl: string;
  dataDir: string;
  /** PostgreSQL instead of SQLite when present. */
  databaseUrl: string | undefined;
  mail: { smtpUrl: string | undefined; to: string; from: string };
  webhook: { url: string; secret: string } | undefined;
  /** Whether the address of a newsletter sign-up is asked by mail to confirm it. */
  doubleOptIn: boolean;
  /** Whose `X-Forwarded-*` headers to believe: a number of proxies, or their addresses. */
  trustProxy: false | number | string[];
  logLevel: string;
  metrics: 'loopback' | 'public' | 'off';
  /** Leads one client may send within the window; 0 is no limit. */
  rateLimit: { max: number; windowMs: number };
  /** A form filled in faster than this is taken for a machine's. */
  minFillMs: number;
  /** Leads one e-mail address may send within an hour before further ones are quarantined; 0 is no limit. */
  addressLimit: number;
  /** The pause after a first failed delivery; it doubles from there. */
  retryBaseMs: number;
  /** Days a copy made by `leads backup` is kept. */
  backupKeepDays: number;
  /** The owner is told when the last good backup is older; 0 is never. */
  backupWarnMs: number;
  /** Other sites whose pages may send leads here. */
  allowedOrigins: string[];
  brand: string;
  siteUrl: string;
  send: LeadApiSettings;
  /** Whether pages report their speed. */
  measureSpeed: boolean;
  /** Whether leads say where they came from. */
  leadSource: boolean;
  /** Whether browsers are asked for a proof of work beside a lead. */
  proofOfWork: boolean;
};

/** A setting that cannot be used; the message is one line that names it. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings from environment variables (docs/desk.md lists them); an empty one counts as absent.
 * @throws SettingsError for the first malformed one. Its message repeats no value that may hold a password.
 */
export function readSettings(env: Record<string, string | undefined>, site: Site): Settings {
  const text = (name: string) => env[name]?.trim() || undefined;
  const secret = (name: string) => secretSetting(name, text(name), text(`${name}_FILE`));
  const smtpUrl = urlSetting('SMTP_URL', secret('SMTP_URL'), ['smtp:', 'smtps:']);
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: numberSetting('PORT', text('PORT'), { fallback: 4321, max: 65_535 }),
    siteDir: text('SITE_DIR') === 'none' ? undefined : resolve(text('SITE_DIR') ?? 'dist'),
    inboxDir: resolve(text('INBOX_DIR') ?? 'inbox/dist'),
    inboxUrl: urlSetting('INBOX_URL', text('INBOX_URL'), ['https:', 'http:'])?.replace(/\/+$/, '') ?? `${site.url}/inbox`,
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: urlSetting('DATABASE_URL', secret('DATABASE_URL'), ['postgres:', 'postgresql:']),
    mail: {
      smtpUrl,
      to: addressSetting('LEAD_TO', text('LEAD_TO') ?? site.email),
      from: addressSetting('LEAD_FROM', text('LEAD_FROM') ?? site.email),
    },
    webhook: webhookSetting(text('LEAD_WEBHOOK_URL'), secret('LEAD_WEBHOOK_SECRET')),
    doubleOptIn: choiceSetting('NEWSLETTER_DOUBLE_OPT_IN', text('NEWSLETTER_DOUBLE_OPT_IN'), ['on', 'off'], 'off') === 'on',
    trustProxy: proxySetting(text('TRUST_PROXY')),
    logLevel: choiceSetting('LOG_LEVEL', text('LOG_LEVEL'), LOG_LEVELS, 'info'),
    metrics: choiceSetting('METRICS', text('METRICS'), ['loopback', 'public', 'off'], 'loopback'),
    rateLimit: {
      max: numberSetting('RATE_LIMIT', text('RATE_LIMIT'), { fallback: 20, max: 1_000_000 }),
      windowMs: 1000 * numberSetting('RATE_LIMIT_SECONDS', text('RATE_LIMIT_SECONDS'), { fallback: 60, min: 1, max: 86_400 }),
    },
    minFillMs: numberSetting('MIN_FILL_MS', text('MIN_FILL_MS'), { fallback: 1000, max: 60_000 }),
    addressLimit: numberSetting('ADDRESS_LIMIT', text('ADDRESS_LIMIT'), { fallback: 5, max: 1000 }),
    retryBaseMs: numberSetting('RETRY_BASE_MS', text('RETRY_BASE_MS'), { fallback: 30_000, min: 10, max: 3_600_000 }),
    backupKeepDays: numberSetting('BACKUP_KEEP_DAYS', text('BACKUP_KEEP_DAYS'), { fallback: 30, min: 1, max: 730 }),
    backupWarnMs: 3_600_000 * numberSetting('BACKUP_WARN_HOURS', text('BACKUP_WARN_HOURS'), { fallback: 48, max: 8760 }),
    allowedOrigins: originsSetting(text('ALLOWED_ORIGINS')),
    brand: site.brand,
    siteUrl: site.url,
    send: site.leadApi,
    measureSpeed: site.measureSpeed,
    leadSource: site.leadSource,
    proofOfWork: site.proofOfWork ?? false,
  };
}

/** The names of all settings. */
export function settingNames(site: Site): string[] {
  const names: string[] = [];
  readSettings(new Proxy({}, { get: (_, name) => void names.push(String(name)) }), site);
  return names;
}

/** A setting that may hold a password, or the content of the file that `NAME_FILE` names, as containers are handed secrets. */
function secretSetting(name: string, value: string | undefined, file: string | undefined): string | undefined {
  if (file === undefined) return value;
  if (value !== undefined) throw new SettingsError(`${name}_FILE must not be set beside ${name}: remove one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new SettingsError(`${name}_FILE must be a file that this account can read, not '${file}' (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function numberSetting(name: string, value: string | undefined, { fallback, min = 0, max }: { fallback: number; min?: number; max: number }): number {
  if (value === undefined) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
}

function choiceSetting<Choice extends string>(name: string, value: string | undefined, choices: Choice[], fallback: Choice): Choice {
  const choice = choices.find((candidate) => candidate === (value ?? fallback));
  if (choice === undefined) throw new SettingsError(`${name} must be one of ${choices.join(', ')}, not '${value}'.`);
  return choice;
}

function urlSetting(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url !== null && protocols.includes(url.protocol) && url.hostname !== '') return value;
  throw new SettingsError(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and names a host.`);
}

function addressSetting(name: string, value: string): string {
  // One plain address: a display name or a list would need a parser, and nothing here needs either.
  if (/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(value)) return value;
  throw new SettingsError(`${name} must be one e-mail address, not '${value}'.`);
}

function webhookSetting(url: string | undefined, secret: string | undefined): Settings['webhook'] {
  if (url === undefined) return undefined;
  const parsed = URL.parse(urlSetting('LEAD_WEBHOOK_URL', url, ['https:', 'http:']) ?? '');
  if (parsed?.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname)) {
    throw new SettingsError('LEAD_WEBHOOK_URL must begin with https:// unless it is on this machine.');
  }
  // They would stand in logs and in the store, and `fetch` refuses them.
  if (parsed?.username || parsed?.password) throw new SettingsError('LEAD_WEBHOOK_URL must hold no user name and no password: the signature says who calls.');
  if (secret === undefined || secret.length < 16) throw new SettingsError('LEAD_WEBHOOK_SECRET must have 16 characters or more when LEAD_WEBHOOK_URL is set.');
  return { url, secret };
}

function proxySetting(value: string | undefined): Settings['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return 1;
  if (/^\d{1,3}$/.test(value)) return Number(value) || false;
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every((address) => ['loopback', 'linklocal', 'uniquelocal'].includes(address) || isNetwork(address))) return addresses;
  throw new SettingsError(`TRUST_PROXY must be a number of proxies or their addresses, not '${value}'.`);
}

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)));
}

function originsSetting(value: string | undefined): string[] {
  const origins = value?.split(',').map((origin) => origin.trim()) ?? [];
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong !== undefined) throw new SettingsError(`ALLOWED_ORIGINS must be origins such as https://www.example.com, not '${wrong}'.`);
  return origins;
}

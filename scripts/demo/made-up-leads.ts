import type { LeadSource, LeadStatus } from '../../server/inbox/api.ts';
import { newLeadId } from '../../server/store/lead-id.ts';
import type { NewLead } from '../../server/store/store.ts';
import { companySizes } from '../../src/features/lead-forms/contact.ts';

/** `status`, `note`: what has been done with it, after so many hours. */
export type MadeUpLead = { lead: NewLead; status: LeadStatus; afterHours: number; note: string | undefined };

const HOUR_MS = 60 * 60 * 1000;
const WEEKS = 12;

const firstNames = [
  'Ada',
  'Bashir',
  'Chiara',
  'Dmitri',
  'Emre',
  'Fatima',
  'Goran',
  'Hana',
  'Ines',
  'José',
  'Keiko',
  'Lars',
  'Mei',
  'Nadia',
  'Omar',
  'Priya',
  'Ruth',
  'Sofía',
  'Tomás',
  'Yusuf',
];
const lastNames = [
  'Adeyemi',
  'Brandt',
  'Castillo',
  'Dubois',
  'Eriksen',
  'Farouk',
  'Grünwald',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lindqvist',
  'Moreau',
  'Novak',
  'Okafor',
  'Petrov',
];
const companies = [
  'North Street Bakery',
  'Hillside Dairy',
  'River Printing',
  'Old Mill Timber',
  'Harbor Cold Storage',
  'West Field Solar',
  'Quarry Road Tiles',
  'Lakeside Clinic',
  'Third Avenue Parts',
  'Orchard Logistics',
];
const jobs = ['Plant Manager', 'Head of Data', 'Operations Lead', 'Buyer', 'IT Manager', 'Quality Engineer', 'Founder', 'Site Supervisor'];
const places = ['United States', 'Germany', 'Japan', 'Nigeria', 'Brazil', 'France', 'India', 'Mexico', 'Sweden', 'United Kingdom'];
const messages = [
  'We run two lines and want to see a demonstration next month',
  'Can Panorama read the figures of our stock system each night',
  'Please send us what a pilot with one camera would need from us',
  'Our auditors ask where the data is kept and who can read it',
  'We have 40000 drawings without labels and would like them searchable',
  'Is there a way to try this before we talk to our own security team',
  'Looking for help with a forecast of spare parts for three sites',
  '',
];
const pages = ['/contact-us', '/', '/AIadvisory-services', '/industries', '/blogs'];
const referrers = ['', '', 'search.example', 'news.example.org', 'forum.example.net'];
const campaigns: LeadSource['utm'][] = [
  {},
  {},
  {},
  { source: 'newsletter', medium: 'email', campaign: 'autumn' },
  { source: 'fair', medium: 'print', campaign: 'hall-4' },
];
const notes = ['Called, they are back on Monday.', 'Sent the data sheet.', 'Wants a price for two sites.', 'Asked for a reference in their trade.'];

/** Numbers that look random and are the same each time (mulberry32). @returns from 0 up to 1 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const addressOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]+/g, (gap) => (gap.includes(' ') ? '-' : ''))
    .toLowerCase();

/** Made-up leads of 12 weeks, oldest first. Their addresses are on names reserved for examples, which reach nobody. */
export function madeUpLeads(count: number, now: number): MadeUpLead[] {
  const random = randomNumbers(7);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, (_, index) => {
    // More of them of late.
    const ageHours = (1 - Math.sqrt((index + 1) / count)) * WEEKS * 7 * 24;
    const receivedAt = Math.round(now - ageHours * HOUR_MS - random() * 3 * HOUR_MS);
    const [first, last, company] = [one(firstNames), one(lastNames), one(companies)];
    const name = `${first} ${last}`;
    const email = `${addressOf(first)}.${addressOf(last)}@${addressOf(company)}.example.com`;
    const kind = random();
    const content: Pick<NewLead, 'kind' | 'fields'> =
      kind < 0.5
        ? {
            kind: 'contact',
            fields: {
              name,
              companyName: company,
              jobTitle: one(jobs),
              country: one(places),
              email,
              companySize: one(companySizes),
              mobile: `555${String(Math.floor(random() * 1e7)).padStart(7, '0')}`,
              descriptionmsg: one(messages),
            },
          }
        : kind < 0.8
          ? { kind: 'signUp', fields: { name, email } }
          : { kind: 'newsletter', fields: { email } };
    const spam = random() < 0.04 ? 'speed' : null;
    const source = { page: one(pages), referrer: one(referrers), utm: one(campaigns) };
    const lead = { ...content, id: newLeadId(receivedAt), key: null, receivedAt, spam, channels: ['mail'], source } as NewLead;
    const open = ageHours < 60 || content.kind === 'newsletter' || spam !== null;
    const status: LeadStatus = open
      ? random() < 0.15 && content.kind !== 'newsletter'
        ? 'in-progress'
        : 'new'
      : random() < 0.04
        ? 'in-progress'
        : one(['answered', 'answered', 'closed']);
    return { lead, status, afterHours: 1 + Math.floor(random() * random() * 40), note: random() < 0.15 ? one(notes) : undefined };
  }).sort((a, b) => a.lead.receivedAt - b.lead.receivedAt);
}

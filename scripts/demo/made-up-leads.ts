import type { LeadSource, LeadStatus } from '../../server/inbox/api.ts';
import { newLeadId } from '../../server/store/lead-id.ts';
import type { NewLead } from '../../server/store/store.ts';
import { companySizes } from '../../src/features/lead-forms/contact.ts';

/** What has been done with a lead: taken on after so many hours, with a note perhaps, and answered or closed (`status`) after so many. */
export type MadeUpLead = { lead: NewLead; status: LeadStatus; takenAfterHours: number; afterHours: number; note: string | undefined };

const HOUR_MS = 60 * 60 * 1000;
const WEEK_HOURS = 7 * 24;
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
  'Who would train our operators and how many days should we plan for',
  'We lose a day each month to counting stock by hand and want to stop that',
  'Could somebody call me about the camera at the end of our packing line',
  'Our plant has no internet on the floor does Panorama work without it',
  'Please tell us the price for two sites and about sixty people',
  'I saw your talk in spring and would like the slides for my team',
  'We are comparing three suppliers and decide before the end of the quarter',
  'How long does it take until the first report comes out of it',
  'The maintenance team wants to know which pump will fail next',
  '',
];
const advertisements = [
  'Rank first on every search engine for 99 dollars a month',
  'We build your next website in five days at half the price',
  'Buy 10000 fresh business addresses in your industry today',
  'Your domain is about to expire reply at once to keep it',
];
const spamReasons = ['speed', 'honeypot', 'repeated', 'many'] as const;
const pages = ['/contact-us', '/', '/AIadvisory-services', '/industries', '/blogs'];
const referrers = ['', '', 'search.example', 'news.example.org', 'forum.example.net'];
const campaigns: LeadSource['utm'][] = [
  {},
  {},
  {},
  { source: 'newsletter', medium: 'email', campaign: 'autumn' },
  { source: 'fair', medium: 'print', campaign: 'hall-4' },
];
const notes = [
  'Called, they are back on Monday.',
  'Sent the data sheet.',
  'Wants a price for two sites. Asked Sam for the figures.',
  'Asked for a reference in their trade.',
  'Demonstration on Thursday at 10, link sent.',
  'No answer to two calls, tried by email.',
];

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
    const ageHours = (1 - Math.sqrt((index + 1) / count)) * WEEKS * WEEK_HOURS;
    const receivedAt = Math.round(now - ageHours * HOUR_MS - random() * 3 * HOUR_MS);
    const [first, last, company] = [one(firstNames), one(lastNames), one(companies)];
    const name = `${first} ${last}`;
    const email = `${addressOf(first)}.${addressOf(last)}@${addressOf(company)}.example.com`;
    const spam = random() < 0.04 ? one(spamReasons) : null;
    const kind = spam === null ? random() : 0;
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
              descriptionmsg: one(spam === null ? messages : advertisements),
            },
          }
        : kind < 0.8
          ? { kind: 'signUp', fields: { name, email } }
          : { kind: 'newsletter', fields: { email } };
    const source = { page: one(pages), referrer: one(referrers), utm: one(campaigns) };
    const lead = { ...content, id: newLeadId(receivedAt), key: null, receivedAt, spam, channels: ['mail'], source } as NewLead;
    const status = spam === null ? statusOf(content.kind, ageHours, random()) : 'new';
    const takenAfterHours = 0.5 + random() * random() * 8;
    const noted = random() < (status === 'in-progress' ? 0.7 : 0.12);
    return { lead, status, takenAfterHours, afterHours: takenAfterHours + 0.5 + random() * random() * 40, note: noted ? one(notes) : undefined };
  }).sort((a, b) => a.lead.receivedAt - b.lead.receivedAt);
}

/** Subscriptions are closed every week or so; of the others the fresh ones wait, few of the last weeks do, and the older ones are done. @param chance from 0 up to 1 */
function statusOf(kind: NewLead['kind'], ageHours: number, chance: number): LeadStatus {
  if (kind === 'newsletter') return ageHours > WEEK_HOURS ? 'closed' : 'new';
  if (ageHours < 8) return 'new';
  if (ageHours < 60) return chance < 0.4 ? 'new' : chance < 0.65 ? 'in-progress' : 'answered';
  if (ageHours < 3 * WEEK_HOURS) return chance < 0.05 ? 'new' : chance < 0.15 ? 'in-progress' : 'answered';
  return chance < 0.45 ? 'answered' : 'closed';
}

import type { DatedLead, LeadSource, LeadStatus, NewLead } from '../../server/domain.ts';
import { uuidv7 } from '../../server/store/uuid.ts';
import { seededRandom } from '../../src/demo-shared/seeded-random.ts';
import { companySizes } from '../../src/features/lead-forms/contact-schema.ts';
import madeUp from './made-up.json' with { type: 'json' };

/** Hours are counted from the lead's arrival. A lead is done when it is answered or closed. */
export type MadeUpLead = {
  lead: DatedLead;
  status: LeadStatus;
  assignedAfterHours: number;
  doneAfterHours: number;
  note: string | undefined;
};

const HOUR_MS = 60 * 60 * 1000;
const WEEK_HOURS = 7 * 24;
const WEEKS = 12;

const spamReasons = ['speed', 'honeypot', 'repeated', 'many'] as const;

const slugify = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]+/g, (gap) => (gap.includes(' ') ? '-' : ''))
    .toLowerCase();

/** Returns leads of the last 12 weeks, oldest first, with email addresses at example.com. */
export function madeUpLeads(count: number, now: number): MadeUpLead[] {
  const { between, chance, integer, pick } = seededRandom(7);
  return Array.from({ length: count }, (_, index) => {
    // Recent leads outnumber old ones.
    const ageHours = (1 - Math.sqrt((index + 1) / count)) * WEEKS * WEEK_HOURS;
    const receivedAt = Math.round(now - ageHours * HOUR_MS - between(0, 3 * HOUR_MS));
    const first = pick(madeUp.firstNames);
    const last = pick(madeUp.lastNames);
    const company = pick(madeUp.companies);
    const name = `${first} ${last}`;
    const email = `${slugify(first)}.${slugify(last)}@${slugify(company)}.example.com`;
    const spam = chance(0.04) ? pick(spamReasons) : null;
    // All made-up spam comes through the contact form.
    const formDraw = spam === null ? between(0, 1) : 0;
    const content: Pick<NewLead, 'form' | 'fields'> =
      formDraw < 0.5
        ? {
            form: 'contact',
            fields: {
              name,
              companyName: company,
              jobTitle: pick(madeUp.jobs),
              country: pick(madeUp.countries),
              email,
              companySize: pick(companySizes),
              mobile: `555${String(integer(0, 9_999_999)).padStart(7, '0')}`,
              descriptionmsg: pick(spam === null ? madeUp.messages : madeUp.advertisements),
            },
          }
        : formDraw < 0.8
          ? { form: 'signUp', fields: { name, email } }
          : { form: 'newsletter', fields: { email } };
    const source = {
      page: pick(madeUp.pages),
      referrer: pick(madeUp.referrers),
      utm: pick<LeadSource['utm']>(madeUp.campaigns),
    };
    const lead = {
      ...content,
      id: uuidv7(receivedAt),
      key: null,
      receivedAt,
      spam,
      channels: ['mail'],
      source,
    } as DatedLead;
    const status = spam === null ? drawStatus(content.form, ageHours, between(0, 1)) : 'new';
    const assignedAfterHours = 0.5 + between(0, 1) * between(0, 8);
    const hasNote = chance(status === 'in-progress' ? 0.7 : 0.12);
    return {
      lead,
      status,
      assignedAfterHours,
      doneAfterHours: assignedAfterHours + 0.5 + between(0, 1) * between(0, 40),
      note: hasNote ? pick(madeUp.notes) : undefined,
    };
  }).sort((a, b) => a.lead.receivedAt - b.lead.receivedAt);
}

/** Newer leads more often have the status New. @param draw random number from 0 to 1 */
function drawStatus(form: NewLead['form'], ageHours: number, draw: number): LeadStatus {
  if (form === 'newsletter') return ageHours > WEEK_HOURS ? 'closed' : 'new';
  if (ageHours < 8) return 'new';
  if (ageHours < 60) return draw < 0.4 ? 'new' : draw < 0.65 ? 'in-progress' : 'answered';
  if (ageHours < 3 * WEEK_HOURS)
    return draw < 0.05 ? 'new' : draw < 0.15 ? 'in-progress' : 'answered';
  return draw < 0.45 ? 'answered' : 'closed';
}

import type { FastifyInstance } from 'fastify';
import type { InferOutput } from 'valibot';
import { Failure, notFound } from '../errors.ts';
import { isoTime, toContent } from '../lead-record.ts';
import * as s from '../schemas.ts';
import { commonRoutes, type Detail, type Parts } from './common-routes.ts';
import { guardByToken } from './guard.ts';
import { describeApi, documentRoutes, route, type Valibot } from './openapi.ts';

export const V1 = '/api/v1';

type LeadEvent = InferOutput<typeof s.leadEvent>;

const PAGE = 100;
/** A sequence number and, while all leads are being listed, the ID of the last one. */
const CURSOR = /^(\d{1,15})(?:\.([0-9a-f-]{36}))?$/;

export async function v1Routes(instance: FastifyInstance, parts: Parts) {
  const { changes, inbox, page } = parts.store;
  guardByToken(instance, parts.store);
  await describeApi(instance, 'Lead desk', V1, s.leadEvent);
  const app = instance.withTypeProvider<Valibot>();

  app.get(
    '/leads',
    route('reader', s.leadFeed, {
      summary: 'Follow leads: all of them first, then what changes',
      querystring: s.feedQuery,
    }),
    async ({ query: { after = '' } }) => {
      const [, given, listed] = CURSOR.exec(after) ?? [];
      if (after !== '' && given === undefined)
        throw new Failure(400, 'This cursor cannot be read. Begin again without after.');
      if (given === undefined || listed !== undefined) {
        // Read before the leads, so that changes made meanwhile follow later.
        const sequence = given === undefined ? await changes.newest() : Number(given);
        const { leads, next } = await page({ spam: 'any' }, listed, PAGE);
        return {
          events: leads.map((lead) => ({
            event: 'lead.created' as const,
            sequence,
            ...toContent(lead),
          })),
          next: next === undefined ? String(sequence) : `${sequence}.${next}`,
          more: next !== undefined,
        };
      }
      const found = await changes.since(Number(given), PAGE);
      if (found === 'expired')
        throw new Failure(
          410,
          'This cursor is too old: changes are kept for 30 days. Begin again without after, and delete what is no longer listed.',
        );
      const ofLeads = found.filter(({ kind }) => kind !== 'delivery');
      const leads = await inbox.leadsById(ofLeads.map(({ leadId }) => leadId));
      return {
        events: ofLeads.flatMap(({ seq: sequence, leadId: id, kind }, index): LeadEvent[] => {
          // One event per lead, because the content is always the current one.
          if (ofLeads.findLastIndex((other) => other.leadId === id) !== index) return [];
          if (kind === 'erased') return [{ event: 'lead.erased', sequence, id }];
          const lead = leads.find((one) => one.id === id);
          const isNew = ofLeads.some((other) => other.leadId === id && other.kind === 'created');
          const event = isNew ? 'lead.created' : 'lead.changed';
          // A lead that was erased meanwhile gets its own change later.
          return lead === undefined ? [] : [{ event, sequence, ...toContent(lead) }];
        }),
        next: String(found.at(-1)?.seq ?? given),
        more: found.length === PAGE,
      };
    },
  );

  commonRoutes(app, parts, {
    schema: s.leadContent,
    of: async (id) => {
      const found = await inbox.lead(id);
      if (found === undefined) throw notFound();
      const dated = <Entry extends { at: number }>(entries: Entry[]) =>
        entries.map((entry) => ({ ...entry, at: isoTime(entry.at) }));
      return {
        ...toContent(found.lead),
        notes: dated(found.notes),
        history: dated(found.history),
      };
    },
  } satisfies Detail<typeof s.leadContent>);

  documentRoutes(app, 'anyone');
}

import type { FastifyInstance } from 'fastify';
import type { InferOutput } from 'valibot';
import type { AppContext } from '../app.ts';
import { HttpError, orNotFound } from '../errors.ts';
import { isoTime, toApiLead } from '../lead-record.ts';
import * as s from '../schemas.ts';
import { isUuid } from '../store/uuid.ts';
import { API_V1 } from './api.ts';
import { addTokenAuth } from './auth.ts';
import { configureApi, routeOptions, serveOpenApi, withValibot } from './openapi.ts';
import { sharedLeadRoutes } from './shared-lead-routes.ts';

const PAGE_SIZE = 100;
/**
 * `SEQUENCE`: the number of the last change read. `SEQUENCE.ID`, while a client reads the list of
 * all leads: the number of the last change before the list began, and the last lead read.
 */
const CURSOR = /^(\d{1,15})(?:\.(.+))?$/;

export async function v1Routes(instance: FastifyInstance, context: AppContext) {
  const { changes, inbox, leadPage } = context.store;
  addTokenAuth(instance, context.store);
  await configureApi(instance, 'Lead desk', API_V1, s.webhookEvent);
  const app = withValibot(instance);

  app.get(
    '/leads',
    routeOptions('reader', s.leadFeed, {
      summary: 'List all leads, then follow their changes',
      querystring: s.feedQuery,
    }),
    async ({ query: { after = '' } }) => {
      const [, since, lastId] = CURSOR.exec(after) ?? [];
      if (after !== '' && (since === undefined || (lastId !== undefined && !isUuid(lastId))))
        throw new HttpError(400, 'This cursor cannot be read. Begin again without "after".');
      const isFirstListing = since === undefined || lastId !== undefined;
      if (isFirstListing) {
        // Reads the sequence before the leads, so that the feed includes changes made meanwhile.
        const sequence = since === undefined ? await changes.lastSequence() : Number(since);
        const { leads, next } = await leadPage({ spam: 'any' }, lastId, PAGE_SIZE);
        return {
          events: leads.map((lead) => ({
            event: 'lead.created' as const,
            sequence,
            ...toApiLead(lead),
          })),
          next: next === undefined ? String(sequence) : `${sequence}.${next}`,
          more: next !== undefined,
        };
      }
      const allChanges = await changes.since(Number(since), PAGE_SIZE);
      if (allChanges === 'expired')
        throw new HttpError(
          410,
          'This cursor is older than 30 days, or from before a restore. Begin again without "after", and delete copies of leads that are not listed.',
        );
      // The API does not show deliveries.
      const leadChanges = allChanges.filter(({ kind }) => kind !== 'delivery');
      const leads = await inbox.leadsById(leadChanges.map(({ leadId }) => leadId));
      return {
        events: leadChanges.flatMap(
          ({ seq: sequence, leadId: id, kind }): InferOutput<typeof s.leadEvent>[] => {
            const changesOfLead = leadChanges.filter(({ leadId }) => leadId === id);
            // Sends one event per lead, because each event has the lead's current content.
            if (changesOfLead.at(-1)?.seq !== sequence) return [];
            if (kind === 'erased') return [{ event: 'lead.erased', sequence, id }];
            const lead = leads.find((each) => each.id === id);
            const isNew = changesOfLead.some((change) => change.kind === 'created');
            const event = isNew ? 'lead.created' : 'lead.changed';
            // If the lead has been erased, the feed reports that later.
            return lead === undefined ? [] : [{ event, sequence, ...toApiLead(lead) }];
          },
        ),
        next: String(allChanges.at(-1)?.seq ?? since),
        more: allChanges.length === PAGE_SIZE,
      };
    },
  );

  const readLead = async (id: string): Promise<InferOutput<typeof s.apiLeadDetail>> => {
    const { lead, notes, history } = orNotFound(await inbox.lead(id));
    const withIsoTimes = <Entry extends { at: number }>(entries: Entry[]) =>
      entries.map((entry) => ({ ...entry, at: isoTime(entry.at) }));
    return {
      ...toApiLead(lead),
      notes: withIsoTimes(notes),
      history: withIsoTimes(history),
    };
  };
  sharedLeadRoutes(app, context, s.apiLeadDetail, readLead);

  serveOpenApi(app, 'anyone');
}

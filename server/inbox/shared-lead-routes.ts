import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { AppContext } from '../app.ts';
import type { LeadQuery } from '../domain.ts';
import { HttpError, notFound, orNotFound } from '../errors.ts';
import { BYTE_ORDER_MARK, exportChunks } from '../lead-record.ts';
import { exportSubscribers } from '../newsletter/export.ts';
import { pluralize } from '../pluralize.ts';
import * as s from '../schemas.ts';
import { isoDay } from '../store/retention.ts';
import type { InboxStore } from '../store/store.ts';
import { actorOf } from './auth.ts';
import { type Api, routeOptions } from './openapi.ts';

const EXPORT_PAGE_SIZE = 500;
export const unknownAssignee = () =>
  new HttpError(400, 'There is no such person to assign leads to.');

/** Routes of both the inbox API and the token API. */
export function sharedLeadRoutes(
  app: Api,
  { store, settings, newsletterLinks, liveUpdates, wakeDelivery }: AppContext,
  leadSchema: v.GenericSchema,
  readLead: (id: string) => Promise<unknown>,
) {
  const { inbox } = store;
  const params = s.byId;
  app.get(
    '/leads/:id',
    routeOptions('reader', leadSchema, { summary: 'Read a lead', params }),
    (request) => readLead(request.params.id),
  );

  app.patch(
    '/leads/:id',
    {
      config: { role: 'editor' },
      schema: {
        summary: 'Change a lead; 409 with the current lead if the version is outdated',
        params,
        body: s.leadChange,
        response: { 200: leadSchema, 409: leadSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const result = await inbox.changeLead(id, request.body, actorOf(request));
      if (result === 'missing') throw notFound();
      if (result === 'no-such-assignee') throw unknownAssignee();
      if (result === 'outdated') return reply.code(409).send(await readLead(id));
      // Deliveries become due when a lead leaves quarantine.
      if (request.body.spam === false) wakeDelivery();
      liveUpdates.wake();
      return readLead(id);
    },
  );

  app.post(
    '/leads/:id/notes',
    routeOptions('editor', leadSchema, { summary: 'Add a note', params, body: s.newNote }),
    async (request) => {
      const { id } = request.params;
      orNotFound(await inbox.addNote(id, request.body.text, actorOf(request)));
      liveUpdates.wake();
      return readLead(id);
    },
  );

  app.post(
    '/erase',
    routeOptions('owner', s.erased, {
      summary: 'Erase every lead of an email address',
      body: s.erasure,
    }),
    async (request) => {
      const erased = await store.erase(request.body.email, actorOf(request));
      liveUpdates.wake();
      return { erased };
    },
  );

  const exportOptions = routeOptions('owner', v.unknown(), {
    summary: 'Export leads or the mailing list',
    body: s.exportRequest,
    produces: ['text/csv', 'application/json'],
  });
  app.post('/export', exportOptions, async (request, reply) => {
    const { format, ids, query = {} } = request.body;
    const sendFile = (name: string, type: 'csv' | 'json', content: AsyncIterable<string>) =>
      reply
        .type(`${type === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header(
          'content-disposition',
          `attachment; filename="${name}-${isoDay(Date.now())}.${type}"`,
        )
        .send(Readable.from(content));
    if (format === 'mailing-list') {
      await inbox.writeAudit('Exported the mailing list of the newsletter', actorOf(request));
      const options = { doubleOptIn: settings.doubleOptIn, onlySubscribed: true };
      return sendFile(
        'newsletter',
        'csv',
        exportSubscribers(store.newsletter, newsletterLinks, options),
      );
    }
    const chosen = ids && (await inbox.leadsById(ids));
    const count = chosen?.length ?? (await inbox.countLeads(query, Number.MAX_SAFE_INTEGER));
    await inbox.writeAudit(
      `Exported ${pluralize(count, 'lead')} as ${format.toUpperCase()}`,
      actorOf(request),
    );
    const chunks = async function* () {
      if (format === 'csv') yield BYTE_ORDER_MARK;
      yield* exportChunks(chosen ?? findLeads(inbox, query), format);
    };
    return sendFile('leads', format, chunks());
  });
}

async function* findLeads(inbox: InboxStore, query: LeadQuery) {
  let { cursor } = query;
  do {
    const page = await inbox.leads({ ...query, cursor }, EXPORT_PAGE_SIZE);
    yield* page.leads;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

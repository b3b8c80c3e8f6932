import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import type { Desk } from '../app.ts';
import type { LeadQuery } from '../domain.ts';
import { BYTE_ORDER_MARK, exportFile } from '../lead-record.ts';
import { exportSubscribers } from '../newsletter/export.ts';
import { day as dayOf } from '../store/retention.ts';
import type { InboxStore } from '../store/store.ts';
import { Failure, notFound } from './errors.ts';
import { actorOf } from './guard.ts';
import { type Api, route } from './openapi.ts';
import * as s from './schemas.ts';

export type Parts = Desk & { accounts: Accounts };
export type Detail<Schema extends v.GenericSchema = v.GenericSchema> = {
  schema: Schema;
  of: (id: string) => Promise<v.InferInput<Schema>>;
};

const EXPORTED_AT_ONCE = 500;
const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);
export const noAssignee = () => new Failure(400, 'There is no such person to assign leads to.');

const exportSchema = {
  summary: 'Export leads as a file',
  body: s.exportRequest,
  produces: ['text/csv', 'application/json'],
  response: { 200: v.custom<Readable>(() => true) },
};

export function commonRoutes(
  app: Api,
  { store, settings, links, events, onDue }: Parts,
  detail: Detail,
) {
  const { inbox } = store;
  const one = { params: s.byId };
  app.get(
    '/leads/:id',
    route('reader', detail.schema, { summary: 'Read a lead', ...one }),
    ({ params }) => detail.of(params.id),
  );

  app.patch(
    '/leads/:id',
    {
      config: { role: 'editor' },
      schema: {
        summary: 'Change a lead; 409 with the lead as it is now if its version is another',
        ...one,
        body: s.leadChange,
        response: { 200: detail.schema, 409: detail.schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const result = await inbox.changeLead(id, request.body, actorOf(request));
      if (result === 'missing') throw notFound();
      if (result === 'no-such-assignee') throw noAssignee();
      if (result === 'outdated') return reply.code(409).send(await detail.of(id));
      if (request.body.spam === false) onDue();
      events.wake();
      return detail.of(id);
    },
  );

  app.post(
    '/leads/:id/notes',
    route('editor', detail.schema, { summary: 'Add a note', ...one, body: s.newNote }),
    async (request) => {
      const { id } = request.params;
      if (!(await inbox.addNote(id, request.body.text, actorOf(request)))) throw notFound();
      events.wake();
      return detail.of(id);
    },
  );

  app.post(
    '/erase',
    route('owner', s.erased, { summary: 'Erase every lead of an address', body: s.erasure }),
    async (request) => {
      const erased = await store.erase(request.body.email, actorOf(request));
      events.wake();
      return { erased };
    },
  );

  app.post('/export', { schema: exportSchema }, async (request, reply) => {
    const wanted = request.body;
    const day = dayOf(Date.now());
    if (wanted.format === 'mailing-list') {
      await inbox.audit('Exported the mailing list of the newsletter', actorOf(request));
      const { doubleOptIn } = settings;
      const lines = exportSubscribers(store.newsletter, links, { doubleOptIn, all: false });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="newsletter-${day}.csv"`)
        .send(Readable.from(lines));
    }
    const { format, ids, query = {} } = wanted;
    const count =
      ids === undefined
        ? await inbox.countLeads(query, Number.MAX_SAFE_INTEGER)
        : (await inbox.leadsById(ids)).length;
    await inbox.audit(`Exported ${leads(count)} as ${format.toUpperCase()}`, actorOf(request));
    const file = async function* () {
      if (format === 'csv') yield BYTE_ORDER_MARK;
      yield* exportFile(chosenLeads(inbox, ids, query), format);
    };
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${day}.${format}"`)
      .send(Readable.from(file()));
  });
}

async function* chosenLeads(inbox: InboxStore, ids: string[] | undefined, query: LeadQuery) {
  if (ids !== undefined) return yield* await inbox.leadsById(ids);
  let { cursor } = query;
  do {
    const page = await inbox.leads({ ...query, cursor }, EXPORTED_AT_ONCE);
    yield* page.leads;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

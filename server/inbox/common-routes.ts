import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import type { Desk } from '../app.ts';
import type { LeadQuery } from '../domain.ts';
import { Failure, notFound } from '../errors.ts';
import { BYTE_ORDER_MARK, exportFile } from '../lead-record.ts';
import { exportSubscribers } from '../newsletter/export.ts';
import { pluralize } from '../pluralize.ts';
import * as s from '../schemas.ts';
import { day } from '../store/retention.ts';
import type { InboxStore } from '../store/store.ts';
import { actorOf } from './guard.ts';
import { type Api, route } from './openapi.ts';

export type Parts = Desk & { accounts: Accounts };
export type Detail<Schema extends v.GenericSchema = v.GenericSchema> = {
  schema: Schema;
  of: (id: string) => Promise<v.InferInput<Schema>>;
};

const EXPORTED_AT_ONCE = 500;
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
    const { format, ids, query = {} } = request.body;
    const sendFile = (name: string, ending: 'csv' | 'json', content: AsyncIterable<string>) =>
      reply
        .type(`${ending === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header(
          'content-disposition',
          `attachment; filename="${name}-${day(Date.now())}.${ending}"`,
        )
        .send(Readable.from(content));
    if (format === 'mailing-list') {
      await inbox.audit('Exported the mailing list of the newsletter', actorOf(request));
      const choice = { doubleOptIn: settings.doubleOptIn, all: false };
      return sendFile('newsletter', 'csv', exportSubscribers(store.newsletter, links, choice));
    }
    const count =
      ids === undefined
        ? await inbox.countLeads(query, Number.MAX_SAFE_INTEGER)
        : (await inbox.leadsById(ids)).length;
    await inbox.audit(
      `Exported ${pluralize(count, 'lead')} as ${format.toUpperCase()}`,
      actorOf(request),
    );
    const file = async function* () {
      if (format === 'csv') yield BYTE_ORDER_MARK;
      yield* exportFile(chosenLeads(inbox, ids, query), format);
    };
    return sendFile('leads', format, file());
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

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import type { InboxStore } from '../store/inbox-store.ts';
import type { LeadStore } from '../store/store.ts';
import type { LeadDetail, LeadList, LeadsChanged, Person } from './api.ts';
import { Failure, notFound } from './failure.ts';
import { actorOf } from './guard.ts';
import { leadChangeSchema, leadsChangeSchema, noteSchema, read, readQuery } from './inputs.ts';
import { readOverview } from './overview.ts';
import { toDetail, toSummary } from './present.ts';
import type { Speed } from './speed.ts';

type Parts = {
  store: LeadStore;
  inbox: InboxStore;
  settings: Settings;
  speed: Speed;
  /** Says that a lead has changed. */
  onChange: () => void;
  /** Says that a delivery is due. */
  onDue: () => void;
};
type ById = { Params: { id: string } };

const PAGE = 50;
const COUNT_UP_TO = 10_000;

const noAssignee = () => new Failure(400, 'There is no such person to assign leads to.');

/** Leads as everybody who is signed in reads them, and as editors change them. */
export function leadRoutes(app: FastifyInstance, { store, inbox, settings, speed, onChange, onDue }: Parts): void {
  const detail = async (id: string): Promise<LeadDetail> => {
    const dossier = await inbox.lead(id);
    if (dossier === undefined) throw notFound();
    const newsletter = dossier.lead.kind === 'newsletter' ? { newsletter: await store.newsletter.subscription(id) } : {};
    return { ...toDetail(dossier, settings.brand), ...newsletter };
  };

  app.get('/inbox/api/leads', { config: { role: 'reader' } }, async (request): Promise<LeadList> => {
    const query = readQuery(request.query);
    const [{ leads, next }, matching] = await Promise.all([inbox.leads(query, PAGE), inbox.countLeads(query, COUNT_UP_TO)]);
    return { leads: leads.map(toSummary), next, matching };
  });

  app.get<ById>('/inbox/api/leads/:id', { config: { role: 'reader' } }, ({ params }) => detail(params.id));

  app.patch<ById>('/inbox/api/leads/:id', { config: { role: 'editor' } }, async (request, reply: FastifyReply) => {
    const { id } = request.params;
    const change = read(leadChangeSchema, request.body);
    const result = await inbox.changeLead(id, change, actorOf(request));
    if (result === 'missing') throw notFound();
    if (result === 'no-such-assignee') throw noAssignee();
    if (result === 'outdated') return reply.code(409).send(await detail(id));
    if (change.spam === false) onDue();
    onChange();
    return detail(id);
  });

  app.post('/inbox/api/leads/change', { config: { role: 'editor' } }, async (request): Promise<LeadsChanged> => {
    const { leads, ...wish } = read(leadsChangeSchema, request.body);
    const results = await inbox.changeLeads(leads, wish, actorOf(request));
    if (results === 'no-such-assignee') throw noAssignee();
    const now = (await inbox.leadsById([...results.keys()])).map(toSummary);
    const which = (result: string) => now.filter(({ id }) => results.get(id) === result);
    const answer = { changed: which('changed'), conflicts: which('outdated') };
    if (answer.changed.length > 0 && wish.spam === false) onDue();
    if (answer.changed.length > 0) onChange();
    return { ...answer, gone: leads.map(({ id }) => id).filter((id) => !now.some((lead) => lead.id === id)) };
  });

  app.post<ById>('/inbox/api/leads/:id/notes', { config: { role: 'editor' } }, async (request) => {
    const { id } = request.params;
    if (!(await inbox.addNote(id, read(noteSchema, request.body).text, actorOf(request)))) throw notFound();
    onChange();
    return detail(id);
  });

  app.post<ById>('/inbox/api/leads/:id/retry', { config: { role: 'editor' } }, async (request) => {
    const { id } = request.params;
    if (!(await inbox.retryLead(id, actorOf(request)))) throw notFound();
    onDue();
    onChange();
    return detail(id);
  });

  app.get('/inbox/api/people', { config: { role: 'reader' } }, async (): Promise<Person[]> => {
    const accounts = await inbox.accounts();
    return accounts.filter(({ disabled }) => !disabled).map(({ email, role }) => ({ email, role }));
  });

  app.get('/inbox/api/overview', { config: { role: 'reader' } }, () => readOverview(store, inbox, speed, Date.now()));
}

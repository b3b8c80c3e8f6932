import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Accounts, accountEmail } from '../accounts/accounts.ts';
import { exportSubscribers } from '../newsletter/export.ts';
import { createLinks } from '../newsletter/links.ts';
import type { Settings } from '../settings.ts';
import type { InboxStore } from '../store/inbox-store.ts';
import type { LeadStore } from '../store/store.ts';
import type { Account } from './api.ts';
import { exportFile } from './export.ts';
import { Failure, notFound } from './failure.ts';
import { actorOf } from './guard.ts';
import { accountChangeSchema, eraseSchema, exportSchema, newAccountSchema, read } from './inputs.ts';
import { linkTo } from './links.ts';
import { toAccount } from './present.ts';

type Parts = { accounts: Accounts; store: LeadStore; inbox: InboxStore; settings: Settings; onChange: () => void };
type ByEmail = { Params: { email: string } };

const AUDIT_PAGE = 50;
const roleNames = { reader: 'a reader', editor: 'an editor', owner: 'an owner' } as const;
const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** The link as the browser that asked for it reaches the desk. */
const link = (request: FastifyRequest, token: string) => linkTo(`${new URL(request.headers.origin ?? '').origin}/inbox`, token);

/** What only owners do: export, erase, accounts, audit. Each leaves an entry in the audit log, which names no erased person. */
export function ownerRoutes(app: FastifyInstance, { accounts, store, inbox, settings, onChange }: Parts): void {
  app.post('/inbox/api/erase', async (request) => {
    const { email } = read(eraseSchema, request.body);
    const erased = await store.erase(email, Date.now());
    await inbox.audit(`Erased ${leads(erased)} of one address`, actorOf(request));
    onChange();
    return { erased };
  });

  app.post('/inbox/api/export', async (request, reply) => {
    const wanted = read(exportSchema, request.body);
    const day = new Date().toISOString().slice(0, 10);
    if (wanted.format === 'mailing-list') {
      await inbox.audit('Exported the mailing list of the newsletter', actorOf(request));
      const lines = exportSubscribers(store.newsletter, createLinks(store.shared, settings.inboxUrl), { doubleOptIn: settings.doubleOptIn, all: false });
      return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="newsletter-${day}.csv"`).send(Readable.from(lines));
    }
    const count = wanted.ids === undefined ? await inbox.countLeads(wanted.query ?? {}, Number.MAX_SAFE_INTEGER) : (await inbox.leadsById(wanted.ids)).length;
    await inbox.audit(`Exported ${leads(count)} as ${wanted.format.toUpperCase()}`, actorOf(request));
    return reply
      .type(wanted.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${day}.${wanted.format}"`)
      .send(Readable.from(exportFile(inbox, wanted)));
  });

  const accountOf = async (email: string): Promise<Account> => {
    const account = await inbox.account(accountEmail(email));
    if (account === undefined) throw notFound();
    return toAccount(account);
  };

  app.get('/inbox/api/accounts', async (): Promise<Account[]> => (await inbox.accounts()).map(toAccount));

  app.post('/inbox/api/accounts', async (request) => {
    const { email, role } = read(newAccountSchema, request.body);
    if (!(await inbox.addAccount(email, role, Date.now()))) throw new Failure(400, 'There is an account of this address already.');
    await inbox.audit(`Added ${email} as ${roleNames[role]}`, actorOf(request));
    return { account: await accountOf(email), link: link(request, await accounts.invite(email)) };
  });

  app.patch<ByEmail>('/inbox/api/accounts/:email', async (request) => {
    const { email } = await accountOf(request.params.email);
    const change = read(accountChangeSchema, request.body);
    if ((await inbox.changeAccount(email, change)) === 'last-owner') throw new Failure(400, 'This is the last owner. Make another account an owner first.');
    if (change.role !== undefined) await inbox.audit(`Made ${email} ${roleNames[change.role]}`, actorOf(request));
    if (change.disabled !== undefined) await inbox.audit(`${change.disabled ? 'Disabled' : 'Enabled'} ${email}`, actorOf(request));
    return accountOf(email);
  });

  app.post<ByEmail>('/inbox/api/accounts/:email/reset', async (request) => {
    const { email, disabled } = await accountOf(request.params.email);
    if (disabled) throw new Failure(400, 'This account is disabled. Enable it first.');
    await inbox.audit(`Reset the password of ${email}`, actorOf(request));
    return { link: link(request, await accounts.reset(email)) };
  });

  app.get<{ Querystring: { cursor?: string } }>('/inbox/api/audit', ({ query }) => inbox.auditPage(query.cursor || undefined, AUDIT_PAGE));
}

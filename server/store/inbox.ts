import * as accounts from './inbox-accounts.ts';
import * as leads from './inbox-leads.ts';
import * as list from './inbox-list.ts';
import * as passkeys from './inbox-passkeys.ts';
import { type Dialect, leadsById } from './inbox-rows.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Statements } from './statements.ts';

type Run = <Result>(work: Statements<Result>) => Promise<Result>;

/** The inbox's store over a database. @param read runs work that only reads, @param write runs work in one transaction */
export function inboxStore(dialect: Dialect, { read, write }: { read: Run; write: Run }): InboxStore {
  return {
    leads: (query, limit) => read(list.listLeads(dialect, query, limit)),
    countLeads: (query, most) => read(list.countLeads(dialect, query, most)),
    leadsById: (ids) => read(leadsById(dialect, ids)),
    lead: (id) => read(leads.readLead(dialect, id)),
    changeLead: (id, change, actor) => write(leads.changeLead(dialect, id, change, actor)),
    changeLeads: (some, wish, actor) => write(leads.changeLeads(dialect, some, wish, actor)),
    addNote: (id, text, actor) => write(leads.addNote(id, text, actor)),
    retryLead: (id, actor) => write(leads.retryLead(id, actor)),
    countByWeek: (first, last) => read(leads.countByWeek(first, last)),
    countAnswers: (since, now) => read(leads.countAnswers(since, now)),
    longestWaiting: () => read(leads.longestWaiting(dialect)),
    troubles: () => read(leads.countTroubles()),
    changes: (since) => read(leads.readChanges(dialect, since)),

    hasAccounts: () => read(accounts.hasAccounts()),
    accounts: () => read(accounts.listAccounts()),
    account: (email) => read(accounts.readAccount(email)),
    addAccount: (email, role, at) => write(accounts.addAccount(email, role, at)),
    changeAccount: (email, changes, lastOwner) => write(accounts.changeAccount(dialect.lock, email, changes, lastOwner)),
    invite: (tokenHash, invitation) => write(accounts.invite(tokenHash, invitation)),
    invitation: (tokenHash) => read(accounts.readInvitation(tokenHash)),
    acceptInvitation: (tokenHash, password) => write(accounts.acceptInvitation(tokenHash, password)),
    startSession: (session) => write(accounts.startSession(session)),
    session: (tokenHash) => read(accounts.readSession(tokenHash)),
    sessions: (email) => read(accounts.listSessions(email)),
    touchSession: (tokenHash, at) => write(accounts.touchSession(tokenHash, at)),
    endSessions: (email, which) => write(accounts.endSessions(email, which)),
    passkeys: (email) => read(passkeys.listPasskeys(email)),
    passkey: (id) => read(passkeys.readPasskey(id)),
    addPasskey: (passkey) => write(passkeys.addPasskey(passkey)),
    notePasskeyUse: (id, counter, at) => write(passkeys.notePasskeyUse(id, counter, at)),
    renamePasskey: (email, id, name) => write(passkeys.renamePasskey(email, id, name)),
    removePasskey: (email, id) => write(passkeys.removePasskey(email, id)),
    addChallenge: (hash, email, at, forgetBefore) => write(passkeys.addChallenge(hash, email, at, forgetBefore)),
    takeChallenge: (hash) => write(passkeys.takeChallenge(hash)),
    claimDigest: (email, at, unlessSince) => write(accounts.claimDigest(email, at, unlessSince)),

    audit: (what, actor) => write(accounts.writeAudit(what, actor)),
    auditPage: (before, limit) => read(accounts.auditPage(before, limit)),
    tidy: (before) => write(accounts.tidy(before)),
  };
}

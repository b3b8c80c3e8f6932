import type { BrowserContext } from '@playwright/test';
import { createAccounts } from '../../server/accounts/accounts.ts';
import { createSignInLimit } from '../../server/accounts/sign-in-limit.ts';
import type { Role } from '../../server/inbox/api.ts';
import { newLeadId } from '../../server/store/lead-id.ts';
import { ownersStore } from '../../server/store/open-store.ts';
import type { NewLead, OwnersStore } from '../../server/store/store.ts';
import { contactFields } from '../../server/testing/contact-fields.ts';
import type { Contact } from '../../src/features/lead-forms/schemas.ts';
import { test as base, expect } from '../../tests/e2e/site.ts';

export { expect };

type Inbox = {
  store: OwnersStore;
  /** Stores a contact lead as the desk would. @returns its id */
  addLead: (fields?: Partial<Contact>, changes?: Partial<Pick<NewLead, 'receivedAt' | 'spam' | 'channels'>>) => Promise<string>;
  /** Waits until a search finds so many: words are entered into the index a moment after their lead. */
  foundBy: (q: string, leads: number) => Promise<void>;
  /** A one-time link's token for an account, which is made if there is none. */
  invite: (email: string, role: Role, purpose: 'password' | 'sign-in') => Promise<string>;
  /** Signs a browser in as an account of a role. @returns the account's address */
  signIn: (context: BrowserContext, role: Role, email?: string) => Promise<string>;
};

/** Tests of the lead inbox, each worker with a desk, an inbox and a store of its own. */
export const test = base.extend<object, { inbox: Inbox }>({
  inbox: [
    async ({ desk }, use) => {
      const store = await ownersStore({ dataDir: desk.dataDir, databaseUrl: undefined }, () => undefined);
      await store.open();
      const accounts = createAccounts({ store: store.inbox, limit: createSignInLimit() });
      const invite: Inbox['invite'] = async (email, role, purpose) => {
        await store.inbox.addAccount(email, role, Date.now());
        return accounts.invite(email, purpose);
      };
      await invite('owner@desk.example', 'owner', 'password');
      await use({
        store,
        invite,
        addLead: async (fields = {}, changes = {}) => {
          const receivedAt = changes.receivedAt ?? Date.now();
          const id = newLeadId(receivedAt);
          await store.add({ id, key: null, kind: 'contact', fields: { ...contactFields, ...fields }, receivedAt, spam: null, channels: [], ...changes });
          return id;
        },
        foundBy: (q, leads) => expect.poll(() => store.inbox.countLeads({ q }, 1000)).toBe(leads),
        signIn: async (context, role, email = `${role}@desk.example`) => {
          await context.request.get(`${desk.url}/inbox/sign-in/${await invite(email, role, 'sign-in')}`);
          return email;
        },
      });
      await store.close();
    },
    { scope: 'worker' },
  ],
});

/** What is complained of besides what a browser is told where it is signed out, or what it asks for is gone. */
export const unexpected = (complaints: string[]) => complaints.filter((complaint) => !/\b401\b|status of 404|^404: .*\/(invitation|leads)\//.test(complaint));

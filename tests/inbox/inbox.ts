import type { Page } from '@playwright/test';
import { createAccountService } from '../../server/accounts/accounts.ts';
import type { NewLead, Role } from '../../server/domain.ts';
import { cliStore } from '../../server/store/open-store.ts';
import type { FullStore } from '../../server/store/store.ts';
import { uuidv7 } from '../../server/store/uuid.ts';
import type { ContactFields } from '../../src/features/lead-forms/schemas.ts';
import { test as base, expect } from '../e2e/fixtures.ts';
import { contactFields } from '../server/contact-fields.ts';

export { expect };

export type Inbox = {
  store: FullStore;
  /** Stores a contact lead. @returns its id */
  addLead: (
    fields?: Partial<ContactFields>,
    changes?: Partial<Pick<NewLead, 'receivedAt' | 'channels'>>,
  ) => Promise<string>;
  /**
   * Stores contact leads, oldest first, and waits until a search for `term` finds them. `term` is
   * the default company name. @returns the ids
   */
  addSearchableLeads: (term: string, ...leads: Partial<ContactFields>[]) => Promise<string[]>;
  /** Stores a contact lead and opens it. @returns its id */
  openNewLead: (page: Page, fields?: Partial<ContactFields>) => Promise<string>;
  /** Creates the token of a one-time link, and the account if it is missing. */
  newLinkToken: (
    email: string,
    role: Role,
    options: { purpose: 'password' | 'sign-in' },
  ) => Promise<string>;
  /** Signs in to an account, which is created if it is missing. @returns its email address */
  signIn: (page: Page, role: Role, email?: string) => Promise<string>;
};

/** Tests with one desk per worker. The desk's inbox already has an owner account. */
export const test = base.extend<object, { inbox: Inbox }>({
  page: async ({ page }, use) => {
    await use(page);
    // `enableMail` may still be waiting for a response.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  inbox: [
    async ({ desk }, use) => {
      const store = await cliStore(
        { dataDir: desk.dataDir, databaseUrl: undefined },
        () => undefined,
      );
      await store.open();
      const accounts = createAccountService({ store });
      const newLinkToken: Inbox['newLinkToken'] = async (email, role, { purpose }) => {
        await store.inbox.addAccount(email, role, { by: 'test', at: Date.now() });
        return accounts.newLinkToken(email, purpose);
      };
      const addLead: Inbox['addLead'] = async (
        fields,
        { receivedAt = Date.now(), channels = [] } = {},
      ) => {
        const id = uuidv7(receivedAt);
        await store.add({
          id,
          key: null,
          form: 'contact',
          fields: { ...contactFields, ...fields },
          receivedAt,
          spam: null,
          channels,
        });
        return id;
      };
      await newLinkToken('owner@desk.example', 'owner', { purpose: 'password' });
      await use({
        store,
        newLinkToken,
        addLead,
        addSearchableLeads: async (term, ...leads) => {
          const countResults = () => store.inbox.countLeads({ q: term }, 1000);
          const oldCount = await countResults();
          const ids: string[] = [];
          for (const fields of leads) ids.push(await addLead({ companyName: term, ...fields }));
          await expect.poll(countResults).toBe(oldCount + leads.length);
          return ids;
        },
        openNewLead: async (page, fields) => {
          const id = await addLead(fields);
          await page.goto(`/inbox/leads/${id}`);
          return id;
        },
        signIn: async (page, role, email = `${role}@desk.example`) => {
          await page.request.post(`${desk.url}/inbox/api/session/link`, {
            headers: { origin: desk.url },
            data: { token: await newLinkToken(email, role, { purpose: 'sign-in' }) },
          });
          return email;
        },
      });
      await store.close();
    },
    { scope: 'worker' },
  ],
});

export const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text)).toBeVisible();

export const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** Makes the inbox assume a mail server, which the test desk lacks. */
export const enableMail = (page: Page) =>
  page.route(/\/inbox\/api\/(session|account)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canMail: true } });
  });

/**
 * Omits 401 responses, 404 responses for the overview, a lead or an invitation, and all console
 * lines about a 404, because such a line contains no URL.
 */
export const unexpectedErrors = (browserErrors: string[]) =>
  browserErrors.filter(
    (error) => !/\b401\b|status of 404|^404: .*\/(invitation$|overview$|leads\/)/.test(error),
  );

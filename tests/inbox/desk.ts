import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../../inbox/api/query-client.ts';
import { SessionProvider } from '../../inbox/api/session.ts';
import { announceError } from '../../inbox/shared/live-region.ts';
import type { Role } from '../../server/domain.ts';
import type {
  Account,
  BulkResult,
  InboxEvent,
  LeadDetail,
  LeadList,
  LeadSummary,
  Session,
} from '../../server/inbox/api.ts';

type MockResponse = [status: number, body: unknown];

/**
 * The keys are `METHOD /path`; the path is relative to `/inbox/api`. A value is a body that is sent
 * with status 200, or a function that returns status and body. Other requests get a 404.
 */
export type Responses = Record<
  string,
  object | ((body: unknown) => MockResponse | Promise<MockResponse>)
>;

/**
 * Mocks requests, events, and functions that jsdom lacks. When the test ends, unmounts
 * components and clears the query cache and the announcement.
 */
export function mockDesk(responses: Responses = {}) {
  const requests: { endpoint: string; body: unknown }[] = [];
  const respond = async (url: string, init: RequestInit = {}) => {
    const endpoint = `${init.method ?? 'GET'} ${url.replace('/inbox/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ endpoint, body });
    const response =
      responses[endpoint] ?? (() => [404, { message: `no response to ${endpoint}` }]);
    const [status, json] = typeof response === 'function' ? await response(body) : [200, response];
    return new Response(JSON.stringify(json), { status });
  };
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('scrollTo', () => undefined);
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Stream);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    cleanup();
    queryClient.clear();
    announceError('');
  });
  const requestsWith = (start: string) =>
    requests.filter(({ endpoint }) => endpoint.startsWith(start));
  const sendEvent = (event: InboxEvent | 'open') => streams.at(-1)?.dispatchEvent(new Event(event));
  return { requests, requestsWith, sendEvent };
}

const lead = {
  id: 'lead-1',
  form: 'contact',
  receivedAt: 1_000,
  email: 'ada@example.com',
  status: 'new',
  assignee: null,
  nextStep: null,
  spam: null,
  version: 1,
} as const;

export const leadSummary = (changes: Partial<LeadSummary> = {}): LeadSummary => ({
  ...lead,
  name: 'Ada Lovelace',
  company: 'Engines',
  excerpt: 'We have three plants',
  delivery: 'delivered',
  ...changes,
});

export const leadDetail = (changes: Partial<LeadDetail> = {}): LeadDetail => ({
  ...lead,
  fields: [{ key: 'name', label: 'Full Name', value: 'Ada Lovelace' }],
  source: null,
  deliveries: [],
  notes: [],
  history: [],
  others: [],
  reply: { subject: 'Your message', body: '' },
  ...changes,
});

export const leadList = (leads: LeadSummary[], next: string | null = null): LeadList => ({
  leads,
  next,
  matching: leads.length,
  sequence: 1,
});

export const bulkResult = (changes: Partial<BulkResult>): BulkResult => ({
  changed: [],
  conflicts: [],
  gone: [],
  ...changes,
});

export const account = (changes: Partial<Account> = {}): Account => ({
  email: 'me@example.com',
  role: 'reader',
  digest: 'off',
  disabled: false,
  createdAt: 0,
  lastSeenAt: 0,
  hasPassword: true,
  passkeys: 0,
  ...changes,
});

const session = (role: Role): Session => ({
  account: account({ role }),
  brand: 'Example',
  siteUrl: 'https://www.example.com',
  canMail: true,
});

/** Options of `render` and `renderHook` for code that uses queries. */
export const withQueries = (client = queryClient) => ({
  wrapper: ({ children }: { children?: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children),
});

export const renderAs = <Props extends object>(
  role: Role,
  Component: FunctionComponent<Props>,
  props?: Props,
) =>
  render(
    createElement(
      SessionProvider,
      { value: session(role) },
      createElement(Component, props as Props),
    ),
    withQueries(),
  );

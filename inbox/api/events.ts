import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { API, type InboxEvent, type LeadSummary } from '../../server/inbox/api.ts';
import { catchUp, forgetErased, takeIn } from './new-leads.ts';
import { sessionKey } from './session.ts';

const RETRY_MS = 5_000;

/** Listens to the desk while somebody is signed in. What came before the connection stood, or while it was away, is asked for. */
export function useInboxEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const on = (name: InboxEvent, act: (event: MessageEvent<string>) => void) => source.addEventListener(name, act);
    const listen = () => {
      source = new EventSource(`${API}/events`);
      on('lead', ({ data }) => takeIn(client, JSON.parse(data) as LeadSummary));
      on('erased', () => forgetErased(client));
      source.onopen = () => void catchUp(client);
      source.onerror = () => {
        // The browser itself tries again after a lost connection, but not after an answer such as 401.
        if (source.readyState !== EventSource.CLOSED) return;
        void client.invalidateQueries({ queryKey: sessionKey });
        retry = setTimeout(listen, RETRY_MS);
      };
    };
    listen();
    return () => {
      source.close();
      clearTimeout(retry);
    };
  }, [client]);
}

import { useMutation } from '@tanstack/react-query';
import type { OwnAccountChange, Session } from '../../server/inbox/api.ts';
import { digestLabels } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { request } from './client.ts';
import { cancelAndSetData } from './query-client.ts';
import { sessionKey } from './session.ts';

export function useSetDigest() {
  return useMutation({
    mutationFn: (digest: keyof typeof digestLabels) =>
      request<Session>('/account', {
        method: 'PATCH',
        body: { digest } satisfies OwnAccountChange,
      }),
    onSuccess: async (session, digest) => {
      await cancelAndSetData(sessionKey, session);
      announce(`Digest: ${digestLabels[digest].toLowerCase()}.`);
    },
  });
}

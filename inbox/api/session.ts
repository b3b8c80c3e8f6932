import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ROLES, type Role, type Session } from '../../server/inbox/api.ts';
import { ApiFailure, request } from './client.ts';

export const sessionKey = ['session'] as const;

/** The session; null if nobody is signed in. */
export const useSessionQuery = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }): Promise<Session | null> =>
      request<Session>('/session', { signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 401) return null;
        throw error;
      }),
    staleTime: 5 * 60_000,
  });

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

/** The session, in screens for signed-in users. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This screen is for people who are signed in.');
  return session;
}

/** Each role includes the rights of lower roles. */
export const allows = (role: Role, needed: Role) => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Whether to show what needs a role. The desk checks the role itself. */
export const useAllowed = (needed: Role) => allows(useSession().account.role, needed);

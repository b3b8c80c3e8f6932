import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ROLES, type Role, type Session } from '../../server/inbox/api.ts';
import { ApiFailure, request } from './client.ts';

export const sessionKey = ['session'] as const;

/** Who is signed in; null: nobody is. */
export function useSessionQuery() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }): Promise<Session | null> =>
      request<Session>('/session', { signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 401) return null;
        throw error;
      }),
    staleTime: 5 * 60_000,
  });
}

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

/** The session of whoever is signed in, for screens that only they see. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This screen is for people who are signed in.');
  return session;
}

/** Whether a role may do what needs another: each may do what those before it may. */
export const allows = (role: Role, needed: Role) => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Whether whoever is signed in may do what needs a role. The desk asks again; this only leaves out what it would refuse. */
export const useAllowed = (needed: Role) => allows(useSession().account.role, needed);

import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ROLES, type Role, type Session } from '../../server/inbox/api.ts';
import { ApiError, request } from './client.ts';

export const sessionKey = ['session'] as const;

export const useSessionQuery = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }): Promise<Session | null> =>
      request<Session>('/session', { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }),
    staleTime: 5 * 60_000,
  });

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession requires a SessionProvider.');
  return session;
}

/** Whether `role` has all rights of `needed`. `ROLES` is in ascending order. */
export const includesRole = (role: Role, needed: Role) =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Whether the user has at least this role. Only hides controls: the desk checks each request. */
export const useHasRole = (needed: Role) => includesRole(useSession().account.role, needed);

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/client.ts';
import { sessionsQuery } from '../api/queries.ts';
import { Answer, Problem } from '../shared/Answer.tsx';
import { say } from '../shared/status-line.ts';
import { TimeText } from '../shared/TimeText.tsx';
import { browserName } from './browser-name.ts';
import styles from './SettingsPage.module.css';

/** Where the account is signed in, and the way to end each of these sessions. */
export function Sessions() {
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string) => request(`/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      say('The session has ended.');
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {end.isError && <Problem>{end.error.message}</Problem>}
      <Answer query={query}>
        {(sessions) => (
          <ul className={styles.sessions}>
            {sessions.map(({ id, current, createdAt, lastSeenAt, userAgent }) => (
              <li key={id}>
                <div>
                  <p title={userAgent}>{browserName(userAgent)}</p>
                  <p className={styles.note}>
                    Signed in <TimeText at={createdAt} full />, last used <TimeText at={lastSeenAt} full />
                  </p>
                </div>
                {current ? (
                  <span>This session</span>
                ) : (
                  <button type="button" className="link tap-target" onClick={() => end.mutate(id)}>
                    End session
                    <span className="visually-hidden"> of {browserName(userAgent)}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </section>
  );
}

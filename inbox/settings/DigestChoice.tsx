import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account, Digest, Session } from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';
import { sessionKey } from '../api/session.ts';
import { Problem } from '../shared/Answer.tsx';
import { say } from '../shared/status-line.ts';
import { digests } from '../shared/words.ts';
import styles from './SettingsPage.module.css';

/** How often an account is sent a summary by email. */
export function DigestChoice({ account }: { account: Account }) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (digest: Digest) => request('/account', { method: 'PATCH', body: { digest } }),
    onSuccess: (_, digest) => {
      client.setQueryData<Session | null>(sessionKey, (session) => session && { ...session, account: { ...session.account, digest } });
      say(`Digest: ${digests[digest].toLowerCase()}.`);
    },
  });
  const chosen = choose.isPending ? choose.variables : account.digest;
  return (
    <fieldset className={styles.section}>
      <legend>Digest by email</legend>
      <p className={styles.note}>New, open and quarantined leads, sent to {account.email}.</p>
      {(Object.entries(digests) as [Digest, string][]).map(([digest, name]) => (
        <label key={digest} className={styles.option}>
          <input type="radio" name="digest" checked={chosen === digest} onChange={() => choose.mutate(digest)} />
          {name}
        </label>
      ))}
      {choose.isError && <Problem>{choose.error.message}</Problem>}
    </fieldset>
  );
}

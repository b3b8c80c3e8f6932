import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Button } from '../../src/components/Button.tsx';
import { request } from '../api/client.ts';
import { sessionKey, useSession } from '../api/session.ts';
import { clearDraftsUnlessOf } from '../lead/drafts.ts';
import { Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { setShortcuts, useShortcutsOn } from '../shared/shortcuts.ts';
import { roles } from '../shared/words.ts';
import { DigestChoice } from './DigestChoice.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './SettingsPage.module.css';

/** What an account sets for itself. */
export default function SettingsPage() {
  const { account } = useSession();
  const shortcuts = useShortcutsOn();
  return (
    <div className={styles.page}>
      <PageHeading title="Settings" />
      <section>
        <p>
          Signed in as <strong>{account.email}</strong>. {roles[account.role].name}: {roles[account.role].may}.
        </p>
        <SignOut />
      </section>
      <DigestChoice account={account} />
      <section aria-labelledby="keys">
        <h2 id="keys">Keyboard</h2>
        <label className={styles.option}>
          <input type="checkbox" checked={shortcuts} onChange={({ target }) => setShortcuts(target.checked)} />
          Use keyboard shortcuts in this browser
        </label>
      </section>
      <Passkeys account={account} />
      <NewPassword email={account.email} />
      <Sessions />
    </div>
  );
}

function SignOut() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const signOut = useMutation({
    mutationFn: () => request<void>('/session', { method: 'DELETE' }),
    onSuccess: () => {
      clearDraftsUnlessOf('');
      navigate('/', { replace: true });
      client.clear();
      client.setQueryData(sessionKey, null);
    },
  });
  return (
    <>
      <Button variant="outline" small onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      {signOut.isError && <Problem>{signOut.error.message}</Problem>}
    </>
  );
}

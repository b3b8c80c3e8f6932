import { Button } from '../../src/components/Button.tsx';
import { useSetDigest } from '../api/digest.ts';
import { useSession } from '../api/session.ts';
import { RequestError } from '../shared/QueryResult.tsx';
import styles from './Shell.module.css';

export function DigestOffer() {
  const { account, canMail } = useSession();
  const setDigest = useSetDigest();
  if (!canMail || account.digest !== 'undecided') return null;
  return (
    <section className={styles.notice} aria-labelledby="digest-offer">
      <p id="digest-offer">
        Do you want a digest of new and due leads by email at {account.email} every day?
      </p>
      <p className={`actions ${styles.choices}`}>
        <Button small onClick={() => setDigest.mutate('daily')}>
          Yes, every day
        </Button>
        <Button variant="outline" small onClick={() => setDigest.mutate('off')}>
          No
        </Button>
        <span>You can change this in Settings.</span>
      </p>
      <RequestError error={setDigest.error} />
    </section>
  );
}

import { type LeadDetail, wasNotSent } from '../../server/inbox/api.ts';
import { TimeText } from '../shared/TimeText.tsx';
import { channels, count, deliveryStates } from '../shared/words.ts';
import styles from './LeadPage.module.css';

/** How a lead reached the owner, and the way to try again where it has not. */
export function Deliveries({ deliveries, onRetry }: { deliveries: LeadDetail['deliveries']; onRetry: (() => void) | undefined }) {
  const undelivered = deliveries.some(({ state }) => state === 'pending' || state === 'dead-letter');
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Delivery</h2>
      {deliveries.length === 0 && <p className={styles.quiet}>No delivery was set up when this lead came.</p>}
      <ul>
        {deliveries.map(({ channel, state, attempts, doneAt, lastError }) => (
          <li key={channel}>
            {channels[channel]}: {wasNotSent({ state, lastError }) ? 'not sent' : deliveryStates[state].toLowerCase()}
            {doneAt !== null && lastError === null && (
              <>
                {' '}
                <TimeText at={doneAt} full />
              </>
            )}
            {state !== 'delivered' && attempts > 0 && `, ${count(attempts, 'try', 'tries')}`}
            {lastError !== null && <p className={styles.quiet}>{lastError}</p>}
          </li>
        ))}
      </ul>
      {undelivered && onRetry && (
        <button type="button" className="link tap-target" onClick={onRetry}>
          Try again now
        </button>
      )}
    </section>
  );
}

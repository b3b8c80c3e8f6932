import type { Row } from '../../demo-shared/questions/schema.ts';
import { clock } from '../../format.ts';
import styles from './MomentList.module.css';

type MomentListProps = {
  moments: readonly Row[];
  /** Id of the moment shown now. */
  shown?: string | undefined;
  /** In seconds; without it the moments are plain text. */
  onGo?: (time: number) => void;
};

/** Moments with their times. */
export const MomentList = ({ moments, shown, onGo }: MomentListProps) => (
  <ol className={styles.events}>
    {moments.map(({ id, time = 0, label, name = label, detail }) => {
      const content = (
        <>
          <span className="label">{clock(time)}</span>
          <strong className="ui-medium">{name}</strong>
          {detail && <span className="muted">{detail}</span>}
        </>
      );
      return (
        <li key={id}>
          {onGo ? (
            <button
              type="button"
              className={styles.event}
              aria-current={id === shown ? 'true' : undefined}
              onClick={() => onGo(time)}
            >
              {content}
            </button>
          ) : (
            <p className={styles.event}>{content}</p>
          )}
        </li>
      );
    })}
  </ol>
);

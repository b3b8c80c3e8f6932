import type { Row } from '../../demo-shared/questions/schema.ts';
import { formatClock } from '../../format.ts';
import styles from './RowList.module.css';

export const RowList = ({
  rows,
  currentId,
  onSeek,
}: {
  rows: readonly Row[];
  currentId?: string;
  onSeek?: (time: number) => void;
}) => (
  <ol className={styles.rows}>
    {rows.map(({ id, time = 0, label, name = label, detail }) => {
      const content = (
        <>
          <span className="label">{formatClock(time)}</span>
          <strong className="ui-medium">{name}</strong>
          {detail && <span className="muted">{detail}</span>}
        </>
      );
      return (
        <li key={id}>
          {onSeek ? (
            <button
              type="button"
              className={styles.row}
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => onSeek(time)}
            >
              {content}
            </button>
          ) : (
            <p className={styles.row}>{content}</p>
          )}
        </li>
      );
    })}
  </ol>
);

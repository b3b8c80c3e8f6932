import type { ReactNode } from 'react';
import styles from './ItemList.module.css';
import { QueryResult, type QueryState } from './QueryResult.tsx';
import { TimeText } from './TimeText.tsx';

type ItemListProps<Item> = {
  query: QueryState<Item[]>;
  children: (item: Item) => { title: ReactNode; note: ReactNode; actions: ReactNode };
};

export const ItemList = <Item extends { id: string }>({ query, children }: ItemListProps<Item>) => (
  <QueryResult query={query}>
    {(items) =>
      items.length > 0 && (
        <ul className={`divided ${styles.list}`}>
          {items.map((item) => {
            const { title, note, actions } = children(item);
            return (
              <li key={item.id}>
                <div>
                  <p dir="auto">{title}</p>
                  <p className="muted">{note}</p>
                </div>
                <div className="actions">{actions}</div>
              </li>
            );
          })}
        </ul>
      )
    }
  </QueryResult>
);

/** @param hiddenSuffix read only by screen readers */
export const ActionButton = ({
  name,
  hiddenSuffix,
  onClick,
}: {
  name: string;
  hiddenSuffix: string;
  onClick: () => void;
}) => (
  <button type="button" className="link tap-target" onClick={onClick}>
    {name} <span className="visually-hidden">{hiddenSuffix}</span>
  </button>
);

/** For example: `Added Nov 22, 2026, 4:05 PM, never used` */
export const UsageTimes = ({
  prefix,
  at,
  lastUsedAt,
}: {
  prefix: string;
  at: number;
  lastUsedAt: number | null;
}) => (
  <>
    {prefix} <TimeText at={at} absolute />, {lastUsedAt === null ? 'never used' : 'last used '}
    {lastUsedAt !== null && <TimeText at={lastUsedAt} absolute />}
  </>
);

import { useMutation, useQuery } from '@tanstack/react-query';
import type { ClockWarning } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { request } from '../api/client.ts';
import { clockWarningQuery } from '../api/queries.ts';
import { cancelAndSetData } from '../api/query-client.ts';
import { announce } from '../shared/live-region.ts';
import { RequestError } from '../shared/QueryResult.tsx';
import styles from './Shell.module.css';

/** Asks an owner to confirm the server's date, which decides when the desk erases old leads. */
export function ClockNotice() {
  const { data } = useQuery(clockWarningQuery);
  const confirm = useMutation({
    mutationFn: () => request<ClockWarning>('/date', { method: 'POST' }),
    onSuccess: async (warning) => {
      await cancelAndSetData(clockWarningQuery.queryKey, warning);
      announce('Date confirmed.');
    },
  });
  return (
    <div role="status">
      {data?.question && (
        <div className={styles.notice}>
          <p>{data.question}</p>
          <Button variant="outline" small onClick={() => confirm.mutate()}>
            Confirm the date
          </Button>
          <RequestError error={confirm.error} />
        </div>
      )}
    </div>
  );
}

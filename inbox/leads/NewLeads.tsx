import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showUnseen, unseenQuery } from '../api/new-leads.ts';
import { Problem } from '../shared/Answer.tsx';
import { count } from '../shared/words.ts';
import type { Filters } from './filters.ts';
import styles from './LeadsPage.module.css';

/** Says how many leads have come since the list was read, and shows them when asked to. */
export function NewLeads({ filters }: { filters: Filters }) {
  const client = useQueryClient();
  const { data: ids = [] } = useQuery(unseenQuery(filters));
  const show = useMutation({ mutationFn: () => showUnseen(client, filters), onSuccess: () => window.scrollTo(0, 0) });
  return (
    <>
      <div role="status">
        {ids.length > 0 && (
          <button type="button" className={styles.new} onClick={() => show.mutate()}>
            Show {count(ids.length, 'new lead')}
          </button>
        )}
      </div>
      {show.isError && <Problem>{show.error.message}</Problem>}
    </>
  );
}

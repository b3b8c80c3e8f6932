import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { showNewLeads } from '../api/lead-cache.ts';
import { leadsQuery } from '../api/queries.ts';
import { useHasRole, useSession } from '../api/session.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { pluralize } from '../shared/labels.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { Empty, ErrorMessage, Loading, RequestError } from '../shared/QueryResult.tsx';
import { useNow } from '../shared/TimeText.tsx';
import { Filters } from './Filters.tsx';
import { type ListFilters, listTitle, parseFilters } from './filters.ts';
import { LeadList } from './LeadList.tsx';
import styles from './LeadsPage.module.css';
import { SelectionBar } from './SelectionBar.tsx';
import { useListShortcuts } from './use-list-shortcuts.ts';
import { useSelection } from './use-selection.ts';

/** The desk stops counting at this number; there may be more leads. */
const MAX_COUNT = 10_000;

export function LeadsPage() {
  const search = useSearch();
  const filters = useMemo(() => parseFilters(search), [search]);
  const { account } = useSession();
  const canEdit = useHasRole('editor');
  // Rerenders every 30 seconds, because the query key of due leads contains the day (UTC).
  useNow();
  const query = useInfiniteQuery({ ...leadsQuery(filters), placeholderData: keepPreviousData });
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  const matchCountAtFetch = query.data?.pages[0]?.matching ?? 0;
  const hasCurrentData = query.data && !query.isPlaceholderData;
  // Leads that began to match after the fetch, and listed leads that no longer match.
  const enteredOrLeftIds = (hasCurrentData && query.data.pages[0]?.enteredOrLeftIds) || [];
  const leftSinceFetch = leads.filter(({ id }) => enteredOrLeftIds.includes(id));
  const selection = useSelection(leads);
  useListShortcuts({ listRef, searchRef, leads, selection });
  return (
    <>
      <PageHeading title={listTitle(filters, account.email)} keepFocus>
        <p className="muted" role="status">
          {hasCurrentData &&
            `${pluralize(matchCountAtFetch - leftSinceFetch.length, 'lead')}${matchCountAtFetch < MAX_COUNT ? '' : ' or more'}`}
        </p>
      </PageHeading>
      <Filters filters={filters} searchRef={searchRef} />
      {query.isError && (
        <ErrorMessage onRetry={() => void query.refetch()}>{query.error.message}</ErrorMessage>
      )}
      <NewLeads filters={filters} count={enteredOrLeftIds.length - leftSinceFetch.length} />
      {query.isPending && <Loading />}
      {hasCurrentData && leads.length === 0 && <NoLeads isFiltered={search !== ''} />}
      {leads.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          {canEdit && <SelectionBar {...{ leads, filters, selection }} />}
          <LeadList ref={listRef} leads={leads} selection={canEdit ? selection : undefined} />
          <LoadMore query={query} />
        </div>
      )}
    </>
  );
}

function NewLeads({ filters, count }: { filters: ListFilters; count: number }) {
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: () => showNewLeads(client, filters),
    onSuccess: () => window.scrollTo(0, 0),
  });
  return (
    <>
      <div role="status">
        {count > 0 && (
          <button type="button" className={styles.newLeads} onClick={() => show.mutate()}>
            Show {pluralize(count, 'new lead')}
          </button>
        )}
      </div>
      <RequestError error={show.error} />
    </>
  );
}

function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  const { siteUrl } = useSession();
  return isFiltered ? (
    <Empty heading="No matching leads">
      <p>
        No lead matches these filters.{' '}
        <Link className="link" to="/">
          Show all leads
        </Link>
      </p>
    </Empty>
  ) : (
    <Empty heading="No leads yet">
      <p>When somebody fills in a form on {new URL(siteUrl).host}, the lead appears here.</p>
    </Empty>
  );
}

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { newLeadsQuery, showNewLeads } from '../api/new-leads.ts';
import { leadsQuery } from '../api/queries.ts';
import { useAllowed, useSession } from '../api/session.ts';
import { count } from '../shared/labels.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { Empty, Loading, Problem, RequestError } from '../shared/QueryResult.tsx';
import { Filters } from './Filters.tsx';
import { type Filters as FilterValues, fromSearch, viewTitle } from './filters.ts';
import { LeadList } from './LeadList.tsx';
import styles from './LeadsPage.module.css';
import { Selection } from './Selection.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

/** The desk counts no further. */
const MAX_COUNT = 10_000;

export function LeadsPage() {
  const search = useSearch();
  const filters = useMemo(() => fromSearch(search), [search]);
  const { account } = useSession();
  const mayChange = useAllowed('editor');
  const query = useInfiniteQuery({ ...leadsQuery(filters), placeholderData: keepPreviousData });
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  const matching = query.data?.pages[0]?.matching ?? 0;
  const isCurrent = query.data && !query.isPlaceholderData;
  const selection = useSelection(leads);
  useListKeys({ list, searchField, leads, selection });
  return (
    <>
      <PageHeading title={viewTitle(filters, account.email)} keepFocus>
        <p className="muted" role="status">
          {isCurrent && `${count(matching, 'lead')}${matching < MAX_COUNT ? '' : ' or more'}`}
        </p>
      </PageHeading>
      <Filters filters={filters} searchField={searchField} />
      {query.isError && (
        <Problem onRetry={() => void query.refetch()}>{query.error.message}</Problem>
      )}
      <NewLeads filters={filters} />
      {query.isPending && <Loading />}
      {isCurrent && leads.length === 0 && <NoLeads isFiltered={search !== ''} />}
      {leads.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          {mayChange && <Selection {...{ leads, matching, filters, selection }} />}
          <LeadList ref={list} leads={leads} selection={mayChange ? selection : undefined} />
          {query.hasNextPage && (
            <button
              type="button"
              className={styles.more}
              aria-disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Shows leads that arrived since the list was read when the user wants them. */
function NewLeads({ filters }: { filters: FilterValues }) {
  const client = useQueryClient();
  const { data: ids = [] } = useQuery(newLeadsQuery(filters));
  const show = useMutation({
    mutationFn: () => showNewLeads(client, filters),
    onSuccess: () => window.scrollTo(0, 0),
  });
  return (
    <>
      <div role="status">
        {ids.length > 0 && (
          <button type="button" className={styles.new} onClick={() => show.mutate()}>
            Show {count(ids.length, 'new lead')}
          </button>
        )}
      </div>
      <RequestError of={show} />
    </>
  );
}

function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  const { siteUrl } = useSession();
  return isFiltered ? (
    <Empty heading="No leads here">
      <p>
        Nothing matches what this view asks for.{' '}
        <Link className="link" to="/">
          Show all leads
        </Link>
      </p>
    </Empty>
  ) : (
    <Empty heading="No leads yet">
      <p>
        When somebody fills in a form on {new URL(siteUrl).host}, the lead appears here by itself.
      </p>
    </Empty>
  );
}

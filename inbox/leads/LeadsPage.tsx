import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { leadsQuery } from '../api/queries.ts';
import { useAllowed, useSession } from '../api/session.ts';
import { Loading, Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { count } from '../shared/words.ts';
import { Filters } from './Filters.tsx';
import { fromSearch } from './filters.ts';
import { LeadList } from './LeadList.tsx';
import styles from './LeadsPage.module.css';
import { NewLeads } from './NewLeads.tsx';
import { NoLeads } from './NoLeads.tsx';
import { Selection } from './Selection.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import { viewTitle } from './view-title.ts';

/** The most the desk counts. */
const COUNTED_UP_TO = 10_000;
const amount = (matching: number) => (matching >= COUNTED_UP_TO ? `${COUNTED_UP_TO.toLocaleString('en-US')} leads or more` : count(matching, 'lead'));

/** The list of leads. */
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
  const selection = useSelection(leads);
  useListKeys({ list, searchField, leads, selection });
  const title = viewTitle(filters, account.email);
  return (
    <>
      <PageHeading title={title} keepFocus>
        <p className={styles.count} role="status">
          {query.data && !query.isPlaceholderData && amount(matching)}
        </p>
      </PageHeading>
      <Filters filters={filters} searchField={searchField} />
      {query.isError && <Problem onRetry={() => void query.refetch()}>{query.error.message}</Problem>}
      <NewLeads filters={filters} />
      {query.isPending && <Loading />}
      {query.data && leads.length === 0 && !query.isPlaceholderData && <NoLeads filters={filters} />}
      {leads.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          {mayChange && <Selection leads={leads} matching={matching} filters={filters} selection={selection} />}
          <LeadList ref={list} leads={leads} selection={mayChange ? selection : undefined} />
          {query.hasNextPage && (
            <button type="button" className={styles.more} aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
            </button>
          )}
        </div>
      )}
    </>
  );
}

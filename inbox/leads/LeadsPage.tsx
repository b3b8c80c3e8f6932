import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
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
import { viewTitle } from './view-title.ts';

/** The most the desk counts. */
const COUNTED_UP_TO = 10_000;
const amount = (matching: number) => (matching >= COUNTED_UP_TO ? `${COUNTED_UP_TO.toLocaleString('en-US')} leads or more` : count(matching, 'lead'));

/** The list of leads. */
export function LeadsPage() {
  const search = useSearch();
  const filters = useMemo(() => fromSearch(search), [search]);
  const { account } = useSession();
  const isOwner = useAllowed('owner');
  const query = useInfiniteQuery({ ...leadsQuery(filters), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  const matching = query.data?.pages[0]?.matching ?? 0;
  useListKeys({ list, searchField, leads });
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
          {isOwner && <Selection leads={leads} matching={matching} filters={filters} selected={selected} onSelect={setSelected} />}
          <LeadList ref={list} leads={leads} {...(isOwner ? { selected, onSelect: setSelected } : {})} />
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

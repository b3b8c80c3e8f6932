import { Link } from 'wouter';
import { useSession } from '../api/session.ts';
import { Empty } from '../shared/Answer.tsx';
import { type Filters, toSearch } from './filters.ts';

/** What stands in place of the list where it is empty. */
export function NoLeads({ filters }: { filters: Filters }) {
  const { siteUrl } = useSession();
  if (toSearch(filters) === '')
    return (
      <Empty heading="No leads yet">
        <p>When somebody fills in a form on {new URL(siteUrl).host}, the lead appears here by itself.</p>
      </Empty>
    );
  return (
    <Empty heading="No leads here">
      <p>
        Nothing matches what this view asks for.{' '}
        <Link className="link" to="/">
          Show all leads
        </Link>
      </p>
    </Empty>
  );
}

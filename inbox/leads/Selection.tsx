import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ExportRequest, LeadSummary } from '../../server/inbox/api.ts';
import { download } from '../api/client.ts';
import { useAllowed } from '../api/session.ts';
import { count } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { RequestError } from '../shared/QueryResult.tsx';
import { ChangeSelected } from './ChangeSelected.tsx';
import type { Filters } from './filters.ts';
import styles from './Selection.module.css';
import type { LeadSelection } from './use-selection.ts';

type SelectionProps = {
  leads: LeadSummary[];
  matching: number;
  filters: Filters;
  selection: LeadSelection;
};

/** Selects all rows, changes the selected leads, and exports them or the whole view. */
export function Selection({ leads, matching, filters, selection }: SelectionProps) {
  const mayExport = useAllowed('owner');
  const { selected } = selection;
  const hasSelected = selected.length > 0;
  const isAll = selected.length === leads.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = hasSelected && !isAll;
  });
  return (
    <div className={styles.selection} data-selected={hasSelected || undefined}>
      <div className={styles.head}>
        <label>
          <input
            ref={box}
            type="checkbox"
            checked={isAll}
            onChange={() => selection.set(isAll ? [] : leads)}
          />
          <span className={clsx(hasSelected && 'visually-hidden')}>Select all shown</span>
        </label>
        <p role="status">{hasSelected && `${selected.length.toLocaleString('en-US')} selected`}</p>
        {mayExport && (
          <Export
            what={hasSelected ? { ids: selected.map(({ id }) => id) } : { query: filters }}
            amount={selected.length || matching}
          />
        )}
      </div>
      {hasSelected && <ChangeSelected selection={selection} onDone={() => box.current?.focus()} />}
    </div>
  );
}

function Export({ what, amount }: { what: Omit<ExportRequest, 'format'>; amount: number }) {
  const leads = what.ids ? count(amount, 'selected lead') : `all ${count(amount, 'lead')}`;
  const exportLeads = useMutation({
    mutationFn: (format: ExportRequest['format']) =>
      format === 'mailing-list'
        ? download('/export', { format }, 'newsletter.csv')
        : download('/export', { format, ...what } satisfies ExportRequest, `leads.${format}`),
    onSuccess: () => announce('The export is in your downloads.'),
  });
  const formats = {
    csv: 'CSV',
    json: 'JSON',
    ...(what.query?.form === 'newsletter' && { 'mailing-list': 'Mailing list' }),
  };
  return (
    <div className={styles.exports}>
      <span>
        Export<span className={styles.amount}> {leads}</span>:
      </span>
      {Object.entries(formats).map(([format, name]) => (
        <button
          key={format}
          type="button"
          className="link"
          aria-disabled={exportLeads.isPending}
          onClick={() => exportLeads.mutate(format as ExportRequest['format'])}
        >
          {name}
          {format !== 'mailing-list' && <span className="visually-hidden"> of {leads}</span>}
        </button>
      ))}
      <RequestError of={exportLeads} />
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ExportRequest, LeadSummary } from '../../server/inbox/api.ts';
import { download } from '../api/client.ts';
import { useAllowed } from '../api/session.ts';
import { Problem } from '../shared/Answer.tsx';
import { say } from '../shared/status-line.ts';
import { count } from '../shared/words.ts';
import { ChangeSelected } from './ChangeSelected.tsx';
import type { Filters } from './filters.ts';
import styles from './Selection.module.css';
import type { LeadSelection } from './use-selection.ts';

type SelectionProps = { leads: LeadSummary[]; matching: number; filters: Filters; selection: LeadSelection };

/** Ticks all rows shown; what is ticked is changed together, or exported, as is everything the view asks for. */
export function Selection({ leads, matching, filters, selection }: SelectionProps) {
  const mayExport = useAllowed('owner');
  const { chosen } = selection;
  const all = chosen.length === leads.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !all;
  });
  return (
    <div className={styles.selection} data-chosen={chosen.length > 0 || undefined}>
      <div className={styles.head}>
        <label>
          <input ref={box} type="checkbox" checked={all} onChange={() => selection.set(all ? [] : leads.map(({ id }) => id))} />
          <span className={clsx(chosen.length > 0 && 'visually-hidden')}>Select all shown</span>
        </label>
        <p role="status">{chosen.length > 0 && `${chosen.length.toLocaleString('en-US')} selected`}</p>
        {mayExport && <Export what={chosen.length > 0 ? { ids: chosen.map(({ id }) => id) } : { query: filters }} amount={chosen.length || matching} />}
      </div>
      {chosen.length > 0 && <ChangeSelected selection={selection} onDone={() => box.current?.focus()} />}
    </div>
  );
}

function Export({ what, amount }: { what: Omit<ExportRequest, 'format'>; amount: number }) {
  const named = what.ids ? count(amount, 'selected lead') : `all ${count(amount, 'lead')}`;
  const exportLeads = useMutation({
    mutationFn: (format: ExportRequest['format']) =>
      format === 'mailing-list' ? download('/export', { format }, 'newsletter.csv') : download('/export', { format, ...what } satisfies ExportRequest, `leads.${format}`),
    onSuccess: () => say('The export is in your downloads.'),
  });
  return (
    <div className={styles.exports}>
      <span>
        Export<span className={styles.amount}> {named}</span>:
      </span>
      {(['csv', 'json'] as const).map((format) => (
        <button key={format} type="button" className="link" aria-disabled={exportLeads.isPending} onClick={() => exportLeads.mutate(format)}>
          {format.toUpperCase()}
          <span className="visually-hidden"> of {named}</span>
        </button>
      ))}
      {what.query?.form === 'newsletter' && (
        <button type="button" className="link" aria-disabled={exportLeads.isPending} onClick={() => exportLeads.mutate('mailing-list')}>
          Mailing list
        </button>
      )}
      {exportLeads.isError && <Problem>{exportLeads.error.message}</Problem>}
    </div>
  );
}

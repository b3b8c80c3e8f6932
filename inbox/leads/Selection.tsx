import { useMutation } from '@tanstack/react-query';
import type { ExportRequest, LeadSummary } from '../../server/inbox/api.ts';
import { download } from '../api/client.ts';
import { Problem } from '../shared/Answer.tsx';
import { say } from '../shared/status-line.ts';
import { count } from '../shared/words.ts';
import type { Filters } from './filters.ts';
import styles from './LeadsPage.module.css';

type SelectionProps = {
  leads: LeadSummary[];
  matching: number;
  filters: Filters;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** Ticks all rows shown, and exports what is ticked, or everything the view asks for. */
export function Selection({ leads, matching, filters, selected, onSelect }: SelectionProps) {
  const ids = leads.map(({ id }) => id).filter((id) => selected.has(id));
  const all = ids.length === leads.length;
  const what = ids.length > 0 ? count(ids.length, 'selected lead') : `all ${count(matching, 'lead')}`;
  const exportLeads = useMutation({
    mutationFn: (format: ExportRequest['format']) => {
      if (format === 'mailing-list') return download('/export', { format }, 'newsletter.csv');
      const chosen: ExportRequest = ids.length > 0 ? { format, ids } : { format, query: filters };
      return download('/export', chosen, `leads.${format}`);
    },
    onSuccess: () => say('The export is in your downloads.'),
  });
  return (
    <>
      <div className={styles.selection}>
        <label>
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = ids.length > 0 && !all;
            }}
            onChange={() => onSelect(new Set(all ? [] : leads.map(({ id }) => id)))}
          />
          {ids.length > 0 ? `${ids.length.toLocaleString('en-US')} selected` : 'Select all shown'}
        </label>
        <div className={styles.exports}>
          <span>Export {what}:</span>
          {(['csv', 'json'] as const).map((format) => (
            <button key={format} type="button" className="link" aria-disabled={exportLeads.isPending} onClick={() => exportLeads.mutate(format)}>
              {format.toUpperCase()}
              <span className="visually-hidden"> of {what}</span>
            </button>
          ))}
          {filters.form === 'newsletter' && (
            <button type="button" className="link" aria-disabled={exportLeads.isPending} onClick={() => exportLeads.mutate('mailing-list')}>
              Mailing list
            </button>
          )}
        </div>
      </div>
      {exportLeads.isError && <Problem>{exportLeads.error.message}</Problem>}
    </>
  );
}

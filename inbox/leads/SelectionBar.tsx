import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { type ExportRequest, type LeadSummary, MAX_CHANGED_LEADS } from '../../server/inbox/api.ts';
import { download } from '../api/client.ts';
import { useHasRole } from '../api/session.ts';
import { pluralize } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { RequestError } from '../shared/QueryResult.tsx';
import { BulkEditForm } from './BulkEditForm.tsx';
import type { ListFilters } from './filters.ts';
import styles from './SelectionBar.module.css';
import type { LeadSelection } from './use-selection.ts';

export function SelectionBar({
  leads,
  filters,
  selection,
}: {
  leads: LeadSummary[];
  filters: ListFilters;
  selection: LeadSelection;
}) {
  const canExport = useHasRole('owner');
  const { selected } = selection;
  const hasSelected = selected.length > 0;
  const isWithinLimit = selected.length <= MAX_CHANGED_LEADS;
  const isAllSelected = selected.length === leads.length;
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = hasSelected && !isAllSelected;
  });
  return (
    <div className={styles.selection} data-selected={hasSelected || undefined}>
      <div className={styles.head}>
        <label>
          <input
            ref={checkbox}
            type="checkbox"
            checked={isAllSelected}
            onChange={() => selection.set(isAllSelected ? [] : leads)}
          />
          <span className={clsx(hasSelected && 'visually-hidden')}>Select all shown</span>
        </label>
        <p role="status">
          {hasSelected && `${selected.length.toLocaleString('en-US')} selected`}
          {!isWithinLimit && `. You can change ${MAX_CHANGED_LEADS} at a time.`}
        </p>
        {canExport && (
          <ExportButtons
            scope={hasSelected ? { ids: selected.map(({ id }) => id) } : { query: filters }}
          />
        )}
      </div>
      {hasSelected && isWithinLimit && (
        <BulkEditForm selection={selection} onDone={() => checkbox.current?.focus()} />
      )}
    </div>
  );
}

function ExportButtons({ scope }: { scope: Omit<ExportRequest, 'format'> }) {
  const description = scope.ids ? pluralize(scope.ids.length, 'selected lead') : 'this view';
  const exportLeads = useMutation({
    mutationFn: (format: ExportRequest['format']) =>
      download('/export', {
        format,
        // A mailing list always has all subscribers.
        ...(format !== 'mailing-list' && scope),
      } satisfies ExportRequest),
    onSuccess: () => announce('The export is in your downloads.'),
  });
  const formats = {
    csv: 'CSV',
    json: 'JSON',
    ...(scope.query?.form === 'newsletter' && { 'mailing-list': 'Mailing list' }),
  };
  return (
    <div className={styles.export}>
      <span>
        Export<span className={styles.description}> {description}</span>:
      </span>
      {Object.entries(formats).map(([format, name]) => (
        <button
          key={format}
          type="button"
          className="link"
          aria-disabled={exportLeads.isPending}
          onClick={() =>
            exportLeads.isPending || exportLeads.mutate(format as ExportRequest['format'])
          }
        >
          {name}
          {format !== 'mailing-list' && <span className="visually-hidden"> of {description}</span>}
        </button>
      ))}
      <RequestError error={exportLeads.error} />
    </div>
  );
}

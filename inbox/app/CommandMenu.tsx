import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { leadViews } from '../../server/inbox/api.ts';
import { leadsQuery, readLeads } from '../api/queries.ts';
import { useHasRole, useSession } from '../api/session.ts';
import { listPath } from '../leads/filters.ts';
import { type Command, screenActions } from '../shared/commands.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { senderName } from '../shared/labels.ts';
import styles from './CommandMenu.module.css';
import { visibleScreens } from './screens.ts';

const MAX_LEADS = 6;
/** A shorter query would match most leads. */
const MIN_QUERY_LENGTH = 2;

export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const id = useId();
  const { commands, searchError, isSearching } = useMatchingCommands(text.trim());
  const activeIndex = Math.min(selectedIndex, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys that an input method handles. Safari marks some of these only with code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(commands[activeIndex]);
    else if (step)
      setSelectedIndex((activeIndex + step + commands.length) % Math.max(commands.length, 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog heading="Go to" onClose={onClose}>
      <input
        role="combobox"
        aria-label="Lead, view or action"
        placeholder="Lead, view or action"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={commands.length > 0 ? `${id}-${activeIndex}` : undefined}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setSelectedIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label="Results" className={styles.list}>
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={command.id ?? command.name}
            role="option"
            id={`${id}-${index}`}
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className={clsx(styles.option, index === activeIndex && styles.active)}
            onClick={() => run(command)}
          >
            <bdi>{command.name}</bdi>
            <span className={`muted ${styles.note}`}>{command.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="muted">
        {searchError ?? (commands.length === 0 && !isSearching && 'Nothing found.')}
      </p>
    </Dialog>
  );
}

function useMatchingCommands(text: string) {
  const client = useQueryClient();
  const { account } = useSession();
  const isOwner = useHasRole('owner');
  const [, navigate] = useLocation();
  const q = useDeferredValue(text);
  const leadSearch = useQuery({
    queryKey: ['command-menu', q],
    queryFn: ({ signal }) => readLeads({ q, spam: 'any' }, undefined, signal),
    enabled: q.length >= MIN_QUERY_LENGTH,
  });
  const allCommands = [
    ...screenActions.get(),
    ...leadViews(account.email).map(([name, filters]) => ({
      name,
      note: 'View',
      run: () => {
        // A visit alone does not refetch the list, because its `staleTime` is infinite.
        void client.resetQueries({ ...leadsQuery(filters), exact: true });
        navigate(listPath(filters));
      },
    })),
    ...visibleScreens(isOwner).map(([name, path]) => ({
      name,
      note: 'Screen',
      run: () => navigate(path),
    })),
  ];
  const terms = text.toLowerCase().split(/\s+/);
  const commands: Command[] = [
    ...allCommands.filter(({ name }) => terms.every((term) => name.toLowerCase().includes(term))),
    ...(leadSearch.data?.leads ?? []).slice(0, MAX_LEADS).map((lead) => ({
      id: lead.id,
      name: senderName(lead),
      note: lead.company || (lead.name && lead.email),
      run: () => navigate(`/leads/${lead.id}`),
    })),
  ];
  return {
    commands,
    searchError: leadSearch.error?.message,
    isSearching: leadSearch.isFetching || q !== text,
  };
}

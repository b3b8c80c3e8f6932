import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { views } from '../../server/inbox/api.ts';
import { readLeads } from '../api/queries.ts';
import { useAllowed, useSession } from '../api/session.ts';
import { viewAddress } from '../leads/filters.ts';
import { type Command, screenCommands } from '../shared/commands.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { senderOf } from '../shared/labels.ts';
import styles from './CommandMenu.module.css';
import { screensFor } from './screens.ts';

const MOST_LEADS = 6;
/** Shorter searches would match most leads. */
const SEARCH_FROM = 2;

/** Finds leads, views, screens and actions by a few letters. */
export default function CommandMenu({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const commands = useCommandsFor(text.trim());
  const index = Math.min(chosen, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(commands[index]);
    else if (step) setChosen((index + step + commands.length) % Math.max(commands.length, 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog heading="Go to" onClose={onClose}>
      <input
        autoFocus
        role="combobox"
        aria-label="Lead, view or action"
        placeholder="Lead, view or action"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={commands.length > 0 ? `${id}-${index}` : undefined}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={`${id}-list`} aria-label="Results" className={styles.list}>
        {commands.map((command, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={command.id ?? command.name}
            role="option"
            id={`${id}-${at}`}
            tabIndex={-1}
            aria-selected={at === index}
            className={clsx(styles.option, at === index && styles.active)}
            onClick={() => run(command)}
          >
            <bdi>{command.name}</bdi>
            <span className={`muted ${styles.note}`}>{command.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="muted">
        {commands.length === 0 && 'Nothing found.'}
      </p>
    </Dialog>
  );
}

/** The matches: actions of this screen, views, screens, leads. */
function useCommandsFor(text: string): Command[] {
  const { account } = useSession();
  const isOwner = useAllowed('owner');
  const [, navigate] = useLocation();
  const q = useDeferredValue(text);
  const found = useQuery({
    queryKey: ['command-menu', q],
    queryFn: ({ signal }) => readLeads({ q, spam: 'any' }, undefined, signal),
    enabled: q.length >= SEARCH_FROM,
  });
  const fixed: Command[] = [
    ...screenCommands.get(),
    ...views(account.email).map(([name, filters]) => ({
      name,
      note: 'View',
      run: () => navigate(viewAddress(filters)),
    })),
    ...screensFor(isOwner).map(([name, path]) => ({
      name,
      note: 'Screen',
      run: () => navigate(path),
    })),
  ];
  const words = text.toLowerCase().split(/\s+/);
  const leads = q.length >= SEARCH_FROM ? (found.data?.leads ?? []) : [];
  return [
    ...fixed.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))),
    ...leads.slice(0, MOST_LEADS).map((lead) => ({
      id: lead.id,
      name: senderOf(lead),
      note: lead.company || (lead.name && lead.email),
      run: () => navigate(`/leads/${lead.id}`),
    })),
  ];
}

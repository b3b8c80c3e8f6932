import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { SegmentedControl } from '../../demo-shared/SegmentedControl.tsx';
import { Alerts } from './Alerts.tsx';
import { AnswerSection } from './AnswerSection.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './Dashboard.module.css';
import { answer, questions } from './model/answers.ts';
import type { Dataset } from './model/dataset.ts';
import { afterEvents, type Role, roles, visibleTo } from './model/permissions.ts';
import { Permissions } from './Permissions.tsx';
import { Profile } from './Profile.tsx';
import { type DashboardState, readUrlState, writeUrlState } from './url-state.ts';
import { useStream } from './use-stream.ts';

const words = panoramaDemo;

/** The live demonstration: role, question, and everything derived from the dataset this role may see. The address holds what was chosen. */
export function Dashboard({ dataset }: { dataset: Dataset }) {
  const [state, setState] = useState<DashboardState>(() => readUrlState(location.search));
  const [previousRole, setPreviousRole] = useState<Role>();
  const profile = useRef<HTMLHeadingElement>(null);
  const { role, question } = state;

  const atClose = useMemo(() => visibleTo(role, dataset), [role, dataset]);
  const stream = useStream(atClose);
  const visible = useMemo(() => afterEvents(atClose, stream.read), [atClose, stream.read]);
  const result = useMemo(() => answer(question, visible), [question, visible]);
  const first = result.rows[0]?.cells[0];
  const find = (id: string | undefined) => visible.accounts.find((account) => account.id === id);
  const account = find(state.account) ?? (Array.isArray(first) ? find(first[0]?.id) : undefined) ?? visible.accounts[0];

  const update = (change: Partial<DashboardState>) => {
    const next = { ...state, ...change };
    if (next.role !== role) setPreviousRole(role);
    startTransition(() => setState(next));
    history.replaceState(history.state, '', `${location.pathname}${writeUrlState(location.search, next)}#try`);
  };

  // Focus moves to the profile once it shows the chosen account.
  const opening = useRef(false);
  useEffect(() => {
    if (!opening.current) return;
    opening.current = false;
    profile.current?.focus();
  });
  const choose = (id: string) => update({ account: id });
  const open = (id: string) => {
    if (id === account?.id) {
      profile.current?.focus();
      return;
    }
    opening.current = true;
    choose(id);
  };

  return (
    <div className={styles.dashboard}>
      <SegmentedControl
        legend={words.asking}
        name="panorama-role"
        options={roles.map((value) => ({ value, label: words.roles[value].name, note: words.roles[value].who }))}
        chosen={role}
        onChoose={(next) => update({ role: next })}
      />
      <Permissions visible={visible} all={dataset.accounts.length} before={previousRole && visibleTo(previousRole, dataset)} />
      <SegmentedControl
        legend={words.question}
        name="panorama-question"
        options={questions.map((value) => ({ value, label: words.questions[value] }))}
        chosen={question}
        onChoose={(next) => update({ question: next })}
      />
      <AnswerSection key={`${role} ${question}`} question={question} answer={result} opened={account?.id} onOpen={open} />
      <Alerts visible={atClose} stream={stream} onOpen={open} />
      {result.chart && <ChartFigure className={styles.chart} data={result.chart} />}
      {account && <Profile account={account} visible={visible} heading={profile} onChoose={choose} />}
    </div>
  );
}

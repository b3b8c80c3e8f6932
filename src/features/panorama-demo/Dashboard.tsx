import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { SegmentedControl } from '../../demo-shared/SegmentedControl.tsx';
import { Alerts } from './Alerts.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './Dashboard.module.css';
import { answer, type Question, questions } from './model/answers.ts';
import type { Dataset } from './model/dataset.ts';
import { type Role, roles, visibleTo } from './model/permissions.ts';
import { Permissions } from './Permissions.tsx';
import { Profile } from './Profile.tsx';

const words = panoramaDemo;

/** The live demonstration: role, question, and everything derived from the dataset this role may see. */
export function Dashboard({ dataset }: { dataset: Dataset }) {
  const [role, setRole] = useState<Role>('regionalSales');
  const [question, setQuestion] = useState<Question>('calls');
  const [chosen, setChosen] = useState<string>();
  const profile = useRef<HTMLHeadingElement>(null);

  const visible = useMemo(() => visibleTo(role, dataset), [role, dataset]);
  const { sentence, columns, rows, chart } = useMemo(() => answer(question, visible), [question, visible]);
  const find = (id: string | undefined) => visible.accounts.find((account) => account.id === id);
  const account = find(chosen) ?? find(rows[0]?.account) ?? visible.accounts[0];

  // Focus moves to the profile once it shows the chosen account.
  const opening = useRef(false);
  useEffect(() => {
    if (!opening.current) return;
    opening.current = false;
    profile.current?.focus();
  });
  const choose = (id: string) => startTransition(() => setChosen(id));
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
        onChoose={(next) => startTransition(() => setRole(next))}
      />
      <Permissions visible={visible} all={dataset.accounts.length} />
      <SegmentedControl
        legend={words.question}
        name="panorama-question"
        options={questions.map((value) => ({ value, label: words.questions[value] }))}
        chosen={question}
        onChoose={(next) => startTransition(() => setQuestion(next))}
      />
      <div>
        <p className={styles.sentence} role="status">
          {sentence}
        </p>
        <AnswerTable caption={words.questions[question]} columns={columns} rows={rows} opened={account?.id} onOpen={open} />
      </div>
      <Alerts key={role} visible={visible} onOpen={open} />
      {chart && <ChartFigure className={styles.chart} data={chart} />}
      {account && <Profile account={account} visible={visible} heading={profile} onChoose={choose} />}
    </div>
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { Alerts } from './Alerts.tsx';
import { AnswerSection } from './AnswerSection.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './Dashboard.module.css';
import { answer, firstAccount, type Question } from './model/answers.ts';
import { afterEvents, type RoleDataset } from './model/permissions.ts';
import { Profile } from './Profile.tsx';
import { useStream } from './use-stream.ts';

type RoleViewProps = {
  dataset: RoleDataset;
  question: Question;
  /** The account whose profile was asked for. */
  chosen: string | undefined;
  /** Without an account: the one asked for is none that the role sees. */
  onChoose: (account?: string) => void;
};

/** Everything one role is shown: the answer, the day's alerts, a chart, a profile. */
export function RoleView({ dataset, question, chosen, onChoose }: RoleViewProps) {
  const profile = useRef<HTMLHeadingElement>(null);
  const stream = useStream(dataset.stream.length);
  const visible = useMemo(() => afterEvents(dataset, stream.read), [dataset, stream.read]);
  const result = useMemo(() => answer(question, visible), [question, visible]);
  const asked = visible.accounts.find(({ id }) => id === chosen);
  const account = asked ?? firstAccount(result, visible);

  // The address names no account that its role does not see.
  const unseen = chosen !== undefined && asked === undefined;
  useEffect(() => {
    if (unseen) onChoose();
  });

  // Focus moves to the profile once it shows the chosen account.
  const opening = useRef(false);
  useEffect(() => {
    if (!opening.current) return;
    opening.current = false;
    profile.current?.focus();
  });
  const open = (id: string) => {
    if (id === account?.id) {
      profile.current?.focus();
      return;
    }
    opening.current = true;
    onChoose(id);
  };

  return (
    <>
      <AnswerSection key={question} question={question} answer={result} opened={account?.id} onOpen={open} />
      <Alerts visible={dataset} stream={stream} onOpen={open} />
      {result.chart && <ChartFigure className={styles.chart} data={result.chart} />}
      {account && <Profile account={account} visible={visible} heading={profile} onChoose={onChoose} />}
    </>
  );
}

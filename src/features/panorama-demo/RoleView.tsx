import { useEffect, useMemo, useRef } from 'react';
import { QuestionField } from '../../demo-shared/questions/QuestionField.tsx';
import { useAnswer } from '../../demo-shared/questions/use-answer.ts';
import { Alerts } from './Alerts.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { panoramaCopy } from './copy.ts';
import styles from './Dashboard.module.css';
import { applyStreamEvents, type RoleDataset } from './model/permissions.ts';
import { Profile } from './Profile.tsx';
import { createPanoramaSchema } from './questions/schema.ts';
import { useStream } from './use-stream.ts';

export function RoleView({
  dataset,
  question,
  onAsk,
  chosenAccount,
  onChoose,
}: {
  dataset: RoleDataset;
  question: string;
  onAsk: (question: string) => void;
  /** Id of an account, possibly hidden from the role. */
  chosenAccount: string | undefined;
  onChoose: (account: string) => void;
}) {
  const stream = useStream(dataset);
  const updated = useMemo(
    () => applyStreamEvents(dataset, stream.playedCount),
    [dataset, stream.playedCount],
  );
  const schema = useMemo(() => createPanoramaSchema(updated), [updated]);
  const answer = useAnswer(schema, question);
  const candidateIds = [
    chosenAccount,
    ...(answer?.result?.rows.map(({ account }) => account) ?? []),
  ];
  const account =
    candidateIds.map((wanted) => updated.accounts.find(({ id }) => id === wanted)).find(Boolean) ??
    updated.accounts[0];

  const headingRef = useRef<HTMLHeadingElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (shouldFocus.current) headingRef.current?.focus();
    shouldFocus.current = false;
  });
  const openProfile = (id: string) => {
    shouldFocus.current = true;
    onChoose(id);
  };

  return (
    <>
      <div className={styles.answer}>
        <QuestionField
          id="panorama-question"
          copy={panoramaCopy.questionBox}
          topic="panorama"
          {...{ question, answer, schema, onAsk }}
        />
        {answer && <AnswerRows answer={answer} onOpen={openProfile} />}
      </div>
      <Alerts dataset={dataset} stream={stream} onOpen={openProfile} />
      {account && (
        <Profile account={account} dataset={updated} headingRef={headingRef} onChoose={onChoose} />
      )}
    </>
  );
}

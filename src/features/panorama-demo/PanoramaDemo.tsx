import { type ReactNode, startTransition, useState } from 'react';
import { useJson } from '../../client/use-json.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { fill } from '../../content/fill.ts';
import { useFragmentState } from '../../demo-shared/use-fragment-state.ts';
import { panoramaCopy as copy } from './copy.ts';
import dashboardStyles from './Dashboard.module.css';
import type { Role, RoleDataset } from './model/permissions.ts';
import styles from './PanoramaDemo.module.css';
import { Permissions, type PreviousRole } from './Permissions.tsx';
import { RoleControl } from './RoleControl.tsx';
import { RoleView } from './RoleView.tsx';
import { type DashboardState, formatUrlState, parseUrlState } from './url-state.ts';

export function PanoramaDemo({
  number,
  dataUrls,
  children,
}: {
  number: number;
  dataUrls: Record<Role, string>;
  children?: ReactNode;
}) {
  const [{ role, question, account }, setState] = useFragmentState(parseUrlState, formatUrlState);
  const [previousRole, setPreviousRole] = useState<PreviousRole>();
  const { content: dataset, failedUrl, retry } = useJson<RoleDataset>(dataUrls[role]);
  const hasFailed = failedUrl === dataUrls[role];

  const update = (change: Partial<DashboardState>) =>
    setState((state) => ({ ...state, ...change }));

  return (
    <Section
      className={styles.demo}
      id="try"
      name="demo"
      heading={copy.heading}
      label={{ number, text: copy.label }}
      note={copy.note}
    >
      {dataset || failedUrl ? (
        <div className={dashboardStyles.dashboard} aria-busy={!hasFailed && dataset?.role !== role}>
          <RoleControl
            value={role}
            onChange={(next) => {
              if (dataset)
                setPreviousRole({ role: dataset.role, accountCount: dataset.accounts.length });
              update({ role: next });
            }}
          />
          {hasFailed && (
            <div className="cluster" role="alert">
              <p>{fill(copy.failed, { role: copy.roles[role].name })}</p>
              <Button variant="outline" small onClick={retry}>
                {copy.retry}
              </Button>
            </div>
          )}
          {dataset && (
            <>
              <Permissions dataset={dataset} previousRole={previousRole} />
              <RoleView
                dataset={dataset}
                question={question}
                chosenAccount={account}
                // In a transition, React would first restore the old text of the field.
                onAsk={(next) => update({ question: next })}
                onChoose={(next) => startTransition(() => update({ account: next }))}
              />
            </>
          )}
        </div>
      ) : (
        children
      )}
      <p className={`label ${styles.dataNote}`}>{copy.synthetic}</p>
    </Section>
  );
}

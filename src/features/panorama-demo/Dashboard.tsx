import { type ReactNode, startTransition, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { SegmentedControl } from '../../demo-shared/SegmentedControl.tsx';
import styles from './Dashboard.module.css';
import { questions } from './model/answers.ts';
import { type Role, roles, type Scope, scopeOf } from './model/permissions.ts';
import { Permissions } from './Permissions.tsx';
import { RoleView } from './RoleView.tsx';
import { type DashboardState, readUrlState, writeUrlState } from './url-state.ts';
import { useRoleDataset } from './use-role-dataset.ts';

const words = panoramaDemo;

/** The live demonstration: who asks what, and what that role's data answers; until that has come, its children. The address holds what was chosen. */
export function Dashboard({ data, children }: { data: Record<Role, string>; children: ReactNode }) {
  const [state, setState] = useState<DashboardState>(() => readUrlState(import.meta.env.SSR ? '' : location.search));
  const { role, question } = state;
  const { dataset, failed, retry } = useRoleDataset(role, data[role]);
  const [scope, setScope] = useState<Scope>();
  const [before, setBefore] = useState<Scope>();
  if (dataset && dataset.role !== scope?.role) {
    setBefore(scope);
    setScope(scopeOf(dataset));
  }

  const update = (change: Partial<DashboardState>) => {
    // From the address, which is never behind: two choices within one transition both count.
    const next = { ...readUrlState(location.search), ...change };
    startTransition(() => setState(next));
    history.replaceState(history.state, '', `${location.pathname}${writeUrlState(location.search, next)}#try`);
  };

  if (!dataset && !failed && !scope) return children;
  return (
    <div className={styles.dashboard} aria-busy={failed !== role && dataset?.role !== role}>
      <SegmentedControl
        legend={words.asking}
        name="panorama-role"
        options={roles.map((value) => ({ value, label: words.roles[value].name, note: words.roles[value].who }))}
        chosen={role}
        onChoose={(next) => update({ role: next })}
      />
      {dataset && <Permissions seen={scopeOf(dataset)} all={dataset.all} before={before} />}
      {failed === role && (
        <div className={`cluster ${styles.failed}`} role="alert">
          <p>{words.failed(words.roles[role].name)}</p>
          <Button variant="outline" small onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      <SegmentedControl
        legend={words.question}
        name="panorama-question"
        options={questions.map((value) => ({ value, label: words.questions[value] }))}
        chosen={question}
        onChoose={(next) => update({ question: next })}
      />
      {dataset && <RoleView key={dataset.role} dataset={dataset} question={question} chosen={state.account} onChoose={(account) => update({ account })} />}
    </div>
  );
}

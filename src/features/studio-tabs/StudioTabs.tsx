import { Tabs } from '@base-ui/react/tabs';
import { useHydrated } from '../../client/use-hydrated.ts';
import styles from './StudioTabs.module.css';

type Panel = { label: string; heading: string; points: { heading: string; text: string }[] };

/** Three panels, one shown at a time (specification §4). Until this runs, and without script, they stand one under the other. */
export function StudioTabs({ tabs }: { tabs: Panel[] }) {
  const hydrated = useHydrated();
  if (!hydrated) return <Stack tabs={tabs} />;
  return (
    <Tabs.Root defaultValue={tabs[0]?.label}>
      <Tabs.List className={styles.list} activateOnFocus>
        {tabs.map(({ label }) => (
          <Tabs.Tab className={`corners-around ${styles.tab}`} key={label} value={label}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ label, heading, points }) => (
        <Tabs.Panel className={styles.panel} key={label} value={label} keepMounted>
          <h3 className={styles.heading}>{heading}</h3>
          <Points points={points} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

function Stack({ tabs }: { tabs: Panel[] }) {
  return tabs.map(({ label, heading, points }) => (
    <div className={styles.stacked} key={label}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.panel}>
        <h4 className={styles.heading}>{heading}</h4>
        <Points points={points} />
      </div>
    </div>
  ));
}

function Points({ points }: Pick<Panel, 'points'>) {
  return (
    <dl className={styles.points}>
      {points.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

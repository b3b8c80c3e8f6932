import { Tabs } from '@base-ui/react/tabs';
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../client/use-hydrated.ts';
import styles from './StudioTabs.module.css';

type Panel = { label: string; heading: string; points: { heading: string; text: string }[] };

/** Three panels, one shown at a time (specification §4). The others stay findable: find-in-page opens them. */
export function StudioTabs({ tabs }: { tabs: Panel[] }) {
  const hydrated = useHydrated();
  const [active, setActive] = useState(tabs[0]?.label);
  if (!hydrated) return <Preview tabs={tabs} />;
  return (
    <Tabs.Root value={active} onValueChange={setActive}>
      <Tabs.List className={styles.list} activateOnFocus>
        {tabs.map(({ label }) => (
          <Tabs.Tab className={`ui-medium corners-around ${styles.tab}`} key={label} value={label}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <FindablePanel key={tab.label} tab={tab} active={tab.label === active} onFound={() => setActive(tab.label)} />
      ))}
    </Tabs.Root>
  );
}

/** A tab panel that find-in-page reaches while it is hidden. React and Base UI know `hidden` as a boolean only, so the attribute is set here. */
function FindablePanel({ tab, active, onFound }: { tab: Panel; active: boolean; onFound: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (active) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <Tabs.Panel ref={panel} value={tab.label} keepMounted hidden={undefined} inert={undefined} aria-hidden={!active || undefined}>
      <div className={styles.panel}>
        <h3 className={`subheading ${styles.heading}`}>{tab.heading}</h3>
        <Points points={tab.points} />
      </div>
    </Tabs.Panel>
  );
}

/** Before hydration, and without JavaScript, where all panels are shown. */
function Preview({ tabs }: { tabs: Panel[] }) {
  return tabs.map(({ label, heading, points }, index) => (
    <div className={styles.stacked} key={label}>
      <h3 className={`ui-medium ${styles.label}`}>{label}</h3>
      {/* A custom element, because React writes `until-found` on others as a plain boolean. */}
      {createElement(
        'tab-panel',
        { class: styles.preview, hidden: index === 0 ? undefined : 'until-found' },
        <div className={styles.panel}>
          <h4 className={`subheading ${styles.heading}`}>{heading}</h4>
          <Points points={points} />
        </div>,
      )}
    </div>
  ));
}

function Points({ points }: Pick<Panel, 'points'>) {
  return (
    <dl className={styles.points}>
      {points.map(({ heading, text }) => (
        <div key={heading}>
          <dt className="title">{heading}</dt>
          <dd className="muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

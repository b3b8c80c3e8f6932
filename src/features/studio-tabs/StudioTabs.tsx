import { createElement, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../client/use-hydrated.ts';
import styles from './StudioTabs.module.css';

type Panel = { label: string; heading: string; points: { heading: string; text: string }[] };

/**
 * Three panels, one visible at a time (specification §4), with the WAI-ARIA tabs pattern.
 * Find-in-page also finds hidden panels and opens them.
 */
export function StudioTabs({ tabs }: { tabs: Panel[] }) {
  const hydrated = useHydrated();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  if (!hydrated) return <Preview tabs={tabs} />;
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div className={styles.list} role="tablist" ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ label }, index) => (
          <button
            className={`ui-medium corner-brackets ${styles.tab}`}
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, heading, points }, index) =>
        // A custom element, because React writes `hidden="until-found"` on HTML elements as a boolean.
        createElement(
          'tab-panel',
          {
            key: label,
            class: styles.tabPanel,
            role: 'tabpanel',
            id: `${id}-panel-${index}`,
            tabindex: index === active ? 0 : undefined,
            'aria-hidden': index === active ? undefined : 'true',
            'aria-labelledby': `${id}-tab-${index}`,
            hidden: index === active ? false : 'until-found',
            onbeforematch: () => setActive(index),
          },
          <div className={styles.panel}>
            <h3 className={`subheading ${styles.heading}`}>{heading}</h3>
            <Points points={points} />
          </div>,
        ),
      )}
    </>
  );
}

/** Shown before hydration. Without JavaScript all panels are visible. */
function Preview({ tabs }: { tabs: Panel[] }) {
  return tabs.map(({ label, heading, points }, index) => (
    <div className={styles.stacked} key={label}>
      <h3 className={`ui-medium ${styles.label}`}>{label}</h3>
      {createElement(
        'tab-panel',
        { class: styles.tabPanel, hidden: index === 0 ? undefined : 'until-found' },
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

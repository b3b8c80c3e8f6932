import { createElement, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../client/use-hydrated.ts';
import styles from './StudioTabs.module.css';

type Tab = { label: string; heading: string; points: { heading: string; text: string }[] };

/** WAI-ARIA tabs (specification §4). Find-in-page opens panels in browsers with `until-found`. */
export function StudioTabs({ tabs }: { tabs: Tab[] }) {
  const isHydrated = useHydrated();
  const [activeIndex, setActiveIndex] = useState(0);
  const tabList = useRef<HTMLDivElement>(null);
  const id = useId();
  if (!isHydrated) return <Preview tabs={tabs} onFound={setActiveIndex} />;
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: activeIndex === last ? 0 : activeIndex + 1,
      ArrowLeft: activeIndex === 0 ? last : activeIndex - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActiveIndex(next);
    tabList.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div className={styles.tabList} role="tablist" ref={tabList} onKeyDown={onKeyDown}>
        {tabs.map(({ label }, index) => (
          <button
            className={`ui-medium corner-brackets ${styles.tab}`}
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === activeIndex}
            tabIndex={index === activeIndex ? 0 : -1}
            onClick={() => setActiveIndex(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, heading, points }, index) =>
        // A custom element, because on HTML elements, React writes `until-found` as a boolean.
        createElement(
          'tab-panel',
          {
            key: label,
            class: styles.tabPanel,
            role: 'tabpanel',
            id: `${id}-panel-${index}`,
            tabindex: index === activeIndex ? 0 : undefined,
            'aria-hidden': index === activeIndex ? undefined : 'true',
            'aria-labelledby': `${id}-tab-${index}`,
            hidden: index === activeIndex ? false : 'until-found',
            onbeforematch: () => setActiveIndex(index),
          },
          <div className={styles.content}>
            <h3 className={`subheading ${styles.heading}`}>{heading}</h3>
            <Points points={points} />
          </div>,
        ),
      )}
    </>
  );
}

/**
 * Shown before hydration. Without JavaScript the style sheet shows the hidden panels.
 * @param onFound called during hydration for each panel that find-in-page has opened
 */
function Preview({ tabs, onFound }: { tabs: Tab[]; onFound: (index: number) => void }) {
  return tabs.map(({ label, heading, points }, index) => (
    <div className={styles.section} key={label}>
      <h3 className={`ui-medium ${styles.tabLabel}`}>{label}</h3>
      {createElement(
        'tab-panel',
        {
          class: styles.tabPanel,
          hidden: index === 0 ? undefined : 'until-found',
          ref: (panel: HTMLElement | null) => {
            if (index > 0 && panel?.hasAttribute('hidden') === false) onFound(index);
          },
        },
        <div className={styles.content}>
          <h4 className={`subheading ${styles.heading}`}>{heading}</h4>
          <Points points={points} />
        </div>,
      )}
    </div>
  ));
}

function Points({ points }: Pick<Tab, 'points'>) {
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

import { Columns } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import styles from './Purpose.module.css';

const { sectionLabel, heading, mission, vision } = pageCopy('about').purpose;

export function Purpose() {
  return (
    <Section
      className={styles.purpose}
      name="purpose"
      heading={heading}
      label={{ number: 3, text: sectionLabel }}
      headingStyle="visually-hidden"
      tone="theme-dark"
    >
      <Columns count={2} lines="between">
        <div>
          <Target />
          <h3>{mission.name}</h3>
          <p className="lede">{mission.text}</p>
        </div>
        <div>
          <Horizon />
          <h3>{vision.name}</h3>
          <p className="lede">{vision.text}</p>
        </div>
      </Columns>
    </Section>
  );
}

function Target() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 160" aria-hidden="true">
      <circle className={styles.dotted} cx="80" cy="80" r="79" />
      <circle cx="80" cy="80" r="50" />
      <path d="M80 0v52M80 108v52M0 80h52M108 80h212" />
      <circle className={styles.filled} cx="80" cy="80" r="11" />
      <path className={styles.dotted} d="M160 70v20M200 70v20M240 70v20M280 70v20" />
    </svg>
  );
}

function Horizon() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 160" aria-hidden="true">
      <path className={styles.filled} d="M176 120a44 44 0 0188 0z" />
      <path d="M0 120.5h320" />
      <path
        className={styles.dotted}
        d="M0 160L220 120.5M110 160L220 120.5M220 160V120.5M320 160L220 120.5"
      />
      <path d="M164 82V64h18M258 64h18v18M276 118v18h-18M182 136h-18v-18" />
    </svg>
  );
}

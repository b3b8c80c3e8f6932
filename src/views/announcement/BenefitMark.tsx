import type { ReactNode } from 'react';
import type { BenefitMarkName } from '../../content/benefit-marks.ts';
import styles from './Announcement.module.css';

const marks: Record<BenefitMarkName, ReactNode> = {
  storyboard: (
    <>
      <path d="M4 12h24v18H4zM36 12h24v18H36zM68 12h24v18H68zM4 42h24M36 42h18M68 42h22M4 48h16M36 48h24M68 48h12" />
      <path d="M8 26l6-7 5 5 3-3 4 5M72 26l5-6 4 4 7-8" />
      <circle cx="48" cy="21" r="4" className={styles.accent} />
    </>
  ),
  mask: (
    <>
      <path d="M6 56h84" />
      <circle cx="48" cy="18" r="8" />
      <path d="M30 56c0-16 7-24 18-24s18 8 18 24" />
      <path
        d="M48 4c10 0 16 7 14 15 8 5 12 18 12 37M48 4c-10 0-16 7-14 15-8 5-12 18-12 37"
        className={styles.accent}
        strokeDasharray="3 4"
      />
    </>
  ),
  variants: (
    <>
      <path d="M6 20h28v24H6zM62 4h24v16H62zM62 24h24v16H62zM62 44h24v16H62z" />
      <path d="M34 32h12M46 12v40M46 12h16M46 32h16M46 52h16" />
      <path d="M14 38l5-8 4 5 3-3 4 6M68 16h8M74 36h8M66 56h6" className={styles.accent} />
    </>
  ),
  queue: (
    <>
      <path d="M6 10h40v12H6zM6 26h40v12H6zM6 42h40v12H6z" />
      <path d="M12 16h20M12 32h26M12 48h14" />
      <path d="M58 16l4 4 8-8M58 32l4 4 8-8M58 48l4 4 8-8" className={styles.accent} />
    </>
  ),
  translation: (
    <>
      <path d="M4 8h40v28H20l-8 8v-8H4zM52 24h40v28h-8v8l-8-8H52z" />
      <path d="M14 22v0M20 16v12M26 12v20M32 17v10M38 22v0" />
      <path d="M60 34h24M60 42h16" className={styles.accent} />
    </>
  ),
  custody: (
    <>
      <path d="M10 4h76v56H10z" strokeDasharray="6 5" />
      <path d="M30 30h36v20H30zM37 30v-5a11 11 0 0 1 22 0v5" />
      <circle cx="48" cy="38" r="3" className={styles.accent} />
      <path d="M48 41v4" className={styles.accent} />
    </>
  ),
  start: (
    <>
      <path d="M14 25h60v33H14zM14 25l-2-8 58-12 2 8zM26 14l6 7M40 11l6 7M54 8l6 7" />
      <path d="M37 34l15 8-15 8z" className={styles.accent} />
    </>
  ),
};

export function BenefitMark({ name }: { name: BenefitMarkName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 96 64" aria-hidden="true">
      {marks[name]}
    </svg>
  );
}

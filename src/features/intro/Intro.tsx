import { site } from '../../../site.config.ts';
import { BrandMark } from '../../components/Logo.tsx';
import styles from './Intro.module.css';

/** Covers the page while `<html>` has `data-intro`, which `startIntro` sets. */
export function Intro() {
  return (
    <div className={styles.intro} data-intro-screen>
      <div className={styles.brand} aria-hidden="true">
        <BrandMark />
        <span className={styles.name}>
          {site.brand}
          <span className={`corners ${styles.brackets}`} />
        </span>
      </div>
      <div className={styles.ruler} aria-hidden="true">
        <span className="label">{site.address.city}</span>
        <span className={styles.line} />
      </div>
      <button className={`ui-medium ${styles.skip}`} type="button">
        Skip intro
      </button>
    </div>
  );
}

import { site } from '../../site.config.ts';
import { actions, sunLabel } from '../content/pages/shared.ts';
import { mailTo } from '../routes.ts';
import { AnnotationLayer } from './AnnotationLayer.tsx';
import { ButtonLink } from './Button.tsx';
import styles from './EmailUs.module.css';
import { FigureLabel } from './FigureLabel.tsx';
import { Picture } from './Picture.tsx';

type EmailUsProps = { heading: string; text: string; figure: string; number: number };

/** The Email Us block: it ends a page at daybreak, shows the company's address and opens a mail to it (specification §1; docs/specification-rulings.md, 16). */
export function EmailUs({ heading, text, figure, number }: EmailUsProps) {
  return (
    <section className={styles.emailUs} aria-labelledby="email-us" data-not-searched>
      <div className={`wrap ${styles.copy}`}>
        <FigureLabel number={number}>{figure}</FigureLabel>
        <h2 id="email-us">{heading}</h2>
        <p className="lede">{text}</p>
        <ButtonLink arrow href={mailTo(site.email)}>
          {actions.emailUs}
        </ButtonLink>
        <p className={`muted ${styles.address}`}>
          <a className="link tap-target" href={mailTo(site.email)}>
            {site.email}
          </a>
        </p>
        <div className={styles.sun}>
          <Picture name="sun" sizes="(max-width: 560px) 82vw, (max-width: 1094px) 64vw, 700px" decorative />
          <AnnotationLayer className={styles.annotation} draws="onView" boxes={[{ box: [-0.03, -0.065, 1.03, 1.3], label: sunLabel }]} />
        </div>
      </div>
    </section>
  );
}

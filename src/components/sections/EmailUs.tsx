import { site } from '../../../site.config.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { mailTo } from '../../routes.ts';
import { AnnotationLayer } from '../AnnotationLayer.tsx';
import { ButtonLink } from '../Button.tsx';
import { FigureLabel } from '../FigureLabel.tsx';
import { Picture } from '../Picture.tsx';
import styles from './EmailUs.module.css';

const { actions, sun: sunLabel } = pageCopy('shared');

/** The Email Us block: a mail button and the company's email address (specification §1). */
export function EmailUs({
  heading,
  text,
  sectionLabel,
  number,
  withPicture,
}: {
  heading: string;
  text: string;
  sectionLabel: string;
  number: number;
  withPicture?: boolean;
}) {
  return (
    <section className={`section ${styles.emailUs}`} aria-labelledby="email-us" data-not-searched>
      <div className={`wrap ${styles.copy}`}>
        <FigureLabel number={number}>{sectionLabel}</FigureLabel>
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
        {withPicture && (
          <div className={styles.sun}>
            <Picture
              name="sun"
              sizes="(max-width: 560px) 82vw, (max-width: 1094px) 64vw, 700px"
              decorative
            />
            <AnnotationLayer
              className={styles.annotation}
              animate="onView"
              boxes={[{ box: [-0.03, -0.065, 1.03, 1.3], label: sunLabel }]}
            />
          </div>
        )}
      </div>
    </section>
  );
}

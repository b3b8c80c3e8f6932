import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { mailTo, routes } from '../../routes.ts';
import styles from './Question.module.css';

/** 'Have any question?': beside the list on wide screens, after the text on narrow ones. */
export function Question({ className }: { className?: string }) {
  return (
    <div className={[styles.question, className].filter(Boolean).join(' ')} data-not-searched>
      <h2>Have any question?</h2>
      <p>Put it to a consultant in your own words.</p>
      <ButtonLink arrow href={routes.contact}>
        Contact Us
      </ButtonLink>
      <a className={`link ${styles.mail}`} href={mailTo(site.email)}>
        {site.email}
      </a>
    </div>
  );
}

import { clsx } from 'clsx';
import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { service } from '../../content/pages/service.ts';
import { actions } from '../../content/pages/shared.ts';
import { mailTo, routes } from '../../routes.ts';
import styles from './Question.module.css';

/** 'Have any question?': beside the list on wide screens, after the text on narrow ones. */
export function Question({ className }: { className?: string }) {
  return (
    <div className={clsx(styles.question, className)} data-not-searched>
      <h2 className="title">{service.question.heading}</h2>
      <p className="muted">{service.question.text}</p>
      <ButtonLink arrow href={routes.contact}>
        {actions.contactUs}
      </ButtonLink>
      <a className={`link tap-target ${styles.mail}`} href={mailTo(site.email)}>
        {site.email}
      </a>
    </div>
  );
}

import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { mailTo, routes } from '../../routes.ts';
import styles from './ServiceView.module.css';

const { question } = pageCopy('service');
const { names } = pageCopy('shared');

export function ContactPanel({ className }: { className: string | undefined }) {
  return (
    <div className={`panel ${styles.contactPanel} ${className}`} data-not-searched>
      <h2 className="title">{question.heading}</h2>
      <p className="muted">{question.text}</p>
      <ButtonLink arrow href={routes.contact}>
        {names.contact}
      </ButtonLink>
      <a className="link tap-target label" href={mailTo(site.email)}>
        {site.email}
      </a>
    </div>
  );
}

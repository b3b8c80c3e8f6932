import { site } from '../../../site.config.ts';
import { announcements } from '../../content/pages/announcements.ts';
import { newTab } from '../../content/pages/shared.ts';
import { mailTo } from '../../routes.ts';
import styles from './EmailCta.module.css';

/** Opens a webmail window addressed to the company's ask-me address, in a new tab (specification §2, '{product} Studio'); a plain mail link stands beside it. */
const compose = `https://mail.google.com/mail/?${new URLSearchParams({ view: 'cm', fs: '1', to: site.askMeEmail })}`;

export function EmailCta({ line }: { line: string }) {
  return (
    <section className={styles.emailCta} aria-label={announcements.contact}>
      <div className={`wrap ${styles.row}`}>
        <p className="lede">{line}</p>
        <a className={`link ${styles.address}`} href={compose} target="_blank" rel="noopener noreferrer">
          {site.askMeEmail}
          <span className="visually-hidden"> ({newTab})</span>
        </a>
        <p className={`muted ${styles.ownMail}`}>
          {announcements.webmail}{' '}
          <a className="link tap-target" href={mailTo(site.askMeEmail)}>
            {announcements.ownMail}
          </a>
        </p>
      </div>
    </section>
  );
}

import { site } from '../../../site.config.ts';
import { Stack } from '../../components/primitives/layout.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { mailTo } from '../../routes.ts';
import styles from './EmailCta.module.css';

const copy = pageCopy('announcements');
const { newTab } = pageCopy('shared');

/** Gmail URL of a new message to `askMeEmail` (specification §2: the Studio’s “ask-me” address). */
const composeUrl = `https://mail.google.com/mail/?${new URLSearchParams({ view: 'cm', fs: '1', to: site.askMeEmail })}`;

export function EmailCta({ line }: { line: string }) {
  return (
    <section className="section" aria-label={copy.contact}>
      <Stack className="wrap" gap="tight">
        <p className="lede">{line}</p>
        <a
          className={`link tap-target ${styles.address}`}
          href={composeUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {site.askMeEmail}
          <span className="visually-hidden"> ({newTab})</span>
        </a>
        <p className={`muted ${styles.ownMail}`}>
          {copy.webmail}{' '}
          <a className="link tap-target" href={mailTo(site.askMeEmail)}>
            {copy.ownMail}
          </a>
        </p>
      </Stack>
    </section>
  );
}

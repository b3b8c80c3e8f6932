import type { ReactNode } from 'react';
import { site } from '../../site.config.ts';
import { hook, SCROLL_TO_TOP } from '../client/hooks.ts';
import { Address } from '../components/Address.tsx';
import { UpIcon } from '../components/icons.tsx';
import { Logo } from '../components/Logo.tsx';
import { PreferencesLink } from '../components/PreferencesLink.tsx';
import { preferences } from '../content/pages/cookie-consent.ts';
import { footer } from '../content/pages/navigation.ts';
import { footerColumns } from '../features/navigation/menu-items.ts';
import { callTo, mailTo } from '../routes.ts';
import styles from './Footer.module.css';

export function Footer({ path, newsletter }: { path: string; newsletter?: ReactNode }) {
  return (
    <footer className={`theme-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={`grid ${styles.head}`}>
          <div className={styles.brand}>
            <Logo large />
            <Address className={`muted ${styles.address}`} named />
            <a className="link tap-target" href={mailTo(site.email)}>
              {site.email}
            </a>
            {site.telephone !== '' && (
              <a className={`link tap-target ${styles.telephone}`} href={callTo(site.telephone)}>
                {site.telephone}
              </a>
            )}
          </div>
          {footerColumns.map(({ heading, links }) => (
            <nav className={styles.column} key={heading} aria-label={heading}>
              <h2 className="label">{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} aria-current={href === path ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <section className={`grid ${styles.newsletter}`} aria-labelledby="newsletter-heading">
          <div className={styles.newsletterCopy}>
            <h2 className="subheading" id="newsletter-heading">
              {footer.news.heading}
            </h2>
            <p className="muted">{footer.news.text}</p>
          </div>
          <div className={styles.newsletterForm}>{newsletter}</div>
        </section>
        <div className={styles.end}>
          <p className="muted">{footer.copyright}</p>
          <PreferencesLink className={`muted ${styles.preferences}`}>{preferences.title}</PreferencesLink>
          <a className={styles.top} href="#top" aria-label={footer.toTop} {...hook(SCROLL_TO_TOP)}>
            <UpIcon />
          </a>
        </div>
      </div>
    </footer>
  );
}

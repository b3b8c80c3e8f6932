import type { ReactNode } from 'react';
import { site } from '../../site.config.ts';
import { hook, SCROLL_TO_TOP } from '../client/hooks.ts';
import { Address } from '../components/Address.tsx';
import { UpIcon } from '../components/icons.tsx';
import { Logo } from '../components/Logo.tsx';
import { PreferencesLink } from '../components/PreferencesLink.tsx';
import { preferences } from '../content/pages/cookie-consent.ts';
import { footerLinks } from '../features/navigation/menu-items.ts';
import { mailTo } from '../routes.ts';
import styles from './Footer.module.css';

/** The footer's links in the specification's order, in three columns. */
const columns = [
  { heading: 'Company', links: footerLinks.slice(0, 3) },
  { heading: 'Work', links: footerLinks.slice(3, 8) },
  { heading: 'Contact and terms', links: footerLinks.slice(8) },
];

export function Footer({ path, newsletter }: { path: string; newsletter?: ReactNode }) {
  return (
    <footer className={`theme-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={`grid ${styles.head}`}>
          <div className={styles.brand}>
            <Logo large />
            <Address className={styles.address} named />
            <a className="link tap-target" href={mailTo(site.email)}>
              {site.email}
            </a>
          </div>
          {columns.map(({ heading, links }) => (
            <nav className={styles.column} key={heading} aria-label={heading}>
              <h2>{heading}</h2>
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
        <section className={`grid ${styles.news}`} aria-labelledby="newsletter-heading">
          <div className={styles.newsWords}>
            <h2 id="newsletter-heading">Field Notes</h2>
            <p>AI and analytics news from the practice, when there is something worth a letter.</p>
          </div>
          <div className={styles.newsForm}>{newsletter}</div>
        </section>
        <div className={styles.end}>
          <p>
            Copyright © {site.copyrightYear} {site.brand}. All rights reserved.
          </p>
          <PreferencesLink className={styles.preferences}>{preferences.title}</PreferencesLink>
          <a className={styles.top} href="#top" aria-label="Scroll to top" {...hook(SCROLL_TO_TOP)}>
            <UpIcon />
          </a>
        </div>
      </div>
    </footer>
  );
}

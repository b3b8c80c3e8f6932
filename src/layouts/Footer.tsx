import type { ReactNode } from 'react';
import { site } from '../../site.config.ts';
import { dataAttribute, SCROLL_TO_TOP } from '../client/data-attributes.ts';
import { Address } from '../components/Address.tsx';
import { UpIcon } from '../components/icons.tsx';
import { Logo } from '../components/Logo.tsx';
import { PreferencesLink } from '../components/PreferencesLink.tsx';
import { pageCopy } from '../content/page-copy.ts';
import { footerColumns } from '../features/navigation/menu-items.ts';
import { formatTelephone } from '../format.ts';
import { callTo, mailTo } from '../routes.ts';
import styles from './Footer.module.css';

const { footer } = pageCopy('navigation');

export function Footer({
  path,
  hasProducts,
  newsletter,
}: {
  path: string;
  hasProducts: boolean;
  newsletter?: ReactNode;
}) {
  return (
    <footer className={`theme-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={`grid screen-only ${styles.top}`}>
          <div className={styles.brand}>
            <Logo large />
            <Address className={`muted ${styles.address}`} withBrand />
            <a className="link tap-target" href={mailTo(site.email)}>
              {site.email}
            </a>
            {site.telephone !== '' && (
              <a className={`link tap-target ${styles.telephone}`} href={callTo(site.telephone)}>
                {formatTelephone(site.telephone)}
              </a>
            )}
          </div>
          {footerColumns({ hasProducts }).map(({ heading, links }) => (
            <nav className={styles.column} key={heading} aria-label={heading}>
              <h2 className="label">{heading}</h2>
              <ul className="link-list">
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
        <section
          className={`grid screen-only ${styles.newsletter}`}
          aria-labelledby="newsletter-heading"
        >
          <div>
            <h2 className="subheading" id="newsletter-heading">
              {footer.news.heading}
            </h2>
            <p className="muted">{footer.news.text}</p>
          </div>
          <div>{newsletter}</div>
        </section>
        <div className={`spread ${styles.bottom}`}>
          <p className="muted">{footer.copyright}</p>
          <PreferencesLink className={`muted screen-only tap-target ${styles.preferences}`}>
            {pageCopy('cookie-consent').title}
          </PreferencesLink>
          <a
            className={`icon-link screen-only ${styles.toTop}`}
            href="#top"
            aria-label={footer.toTop}
            {...dataAttribute(SCROLL_TO_TOP)}
          >
            <UpIcon />
          </a>
        </div>
      </div>
    </footer>
  );
}

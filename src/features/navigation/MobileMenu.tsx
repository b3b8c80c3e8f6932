import { site } from '../../../site.config.ts';
import { dataAttribute, MENU, MOBILE_MENU_ID } from '../../client/data-attributes.ts';
import { openOnClick } from '../../client/open-requests.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { CaretIcon, CloseIcon, SearchIcon } from '../../components/icons.tsx';
import { Logo } from '../../components/Logo.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { mailTo, routes } from '../../routes.ts';
import styles from './MobileMenu.module.css';
import { contactLink, type MenuItem } from './menu-items.ts';

const navigation = pageCopy('navigation');
const search = pageCopy('search');

/**
 * The slide-in navigation (specification §2). Where supported, invoker commands open and close it
 * without script. On the home page, the page behind it scrolls.
 */
export function MobileMenu({ path, items }: { path: string; items: MenuItem[] }) {
  return (
    <dialog
      className={`theme-dark ${styles.menu}`}
      id={MOBILE_MENU_ID}
      aria-label={navigation.menu}
      data-page-behind-scrolls={path === routes.home ? '' : undefined}
      closedby="any"
    >
      <div className={styles.panel}>
        <div className={`spread ${styles.head}`}>
          <Logo />
          <a
            className={`icon-link ${styles.search}`}
            href={routes.search}
            aria-label={search.title}
            {...openOnClick('site-search')}
          >
            <SearchIcon />
          </a>
          <button
            className="icon-link"
            type="button"
            aria-label={navigation.close}
            {...{ command: 'close', commandfor: MOBILE_MENU_ID }}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={navigation.mobile}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.label} {...dataAttribute(MENU, item.name)}>
                {item.links ? (
                  <details>
                    <summary className={`title spread ${styles.topLevel}`}>
                      {item.label}
                      <CaretIcon />
                    </summary>
                    <ul className={`link-list ${styles.links}`}>
                      {item.links.map(({ label, href }) => (
                        <li key={href}>
                          <a href={href} aria-current={href === path ? 'page' : undefined}>
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a
                    className={`title spread ${styles.topLevel}`}
                    href={item.href}
                    aria-current={item.href === path ? 'page' : undefined}
                  >
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <ButtonLink variant="primary" arrow href={contactLink.href}>
            {contactLink.label}
          </ButtonLink>
          <div className={`spread ${styles.contactRow}`}>
            <a className="label tap-target" href={mailTo(site.email)}>
              {site.email}
            </a>
            <SocialLinks />
          </div>
        </div>
      </div>
    </dialog>
  );
}

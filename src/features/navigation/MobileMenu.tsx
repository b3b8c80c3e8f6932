import { site } from '../../../site.config.ts';
import { hook, MENU, MOBILE_MENU_ID } from '../../client/hooks.ts';
import { opens } from '../../client/opens.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { CaretIcon, CloseIcon, SearchIcon } from '../../components/icons.tsx';
import { Logo } from '../../components/Logo.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { navigation } from '../../content/pages/navigation.ts';
import { search } from '../../content/pages/search.ts';
import { visitAttributes } from '../../content/visit-keys.ts';
import { mailTo, routes } from '../../routes.ts';
import styles from './MobileMenu.module.css';
import { contactLink, type MenuItem } from './menu-items.ts';

/**
 * The slide-in navigation (specification §2). A native modal dialog: the browser keeps focus inside, the page behind inert and gives focus
 * back; its buttons are invokers, so that the first tap works before any script has come. On the home page the page behind still scrolls.
 */
export function MobileMenu({ path, menu }: { path: string; menu: MenuItem[] }) {
  return (
    <dialog
      className={`theme-dark ${styles.menu}`}
      id={MOBILE_MENU_ID}
      aria-label={navigation.menu}
      data-page-scrolls={path === routes.home ? '' : undefined}
      {...{ closedby: 'any' }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo />
          <a className={styles.search} href={routes.search} aria-label={search.title} {...opens('site-search')}>
            <SearchIcon />
          </a>
          <button type="button" aria-label={navigation.close} {...{ command: 'close', commandfor: MOBILE_MENU_ID }}>
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={navigation.mobile}>
          <ul className={styles.list}>
            {menu.map((item) => (
              <li key={item.label} {...hook(MENU, item.name)}>
                {item.links ? (
                  <details>
                    <summary className={`title ${styles.entry}`}>
                      {item.label}
                      <CaretIcon />
                    </summary>
                    <ul className={styles.links}>
                      {item.links.map(({ label, href, visit }) => (
                        <li key={href}>
                          <a href={href} aria-current={href === path ? 'page' : undefined} {...visitAttributes(visit)}>
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a className={`title ${styles.entry}`} href={item.href} aria-current={item.href === path ? 'page' : undefined}>
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
          <div className={styles.contactRow}>
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

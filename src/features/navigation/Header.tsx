import { site } from '../../../site.config.ts';
import { dataAttribute, HEADER, MENU, MOBILE_MENU_ID } from '../../client/data-attributes.ts';
import { openOnClick } from '../../client/open-requests.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { CaretIcon, MenuIcon, SearchIcon } from '../../components/icons.tsx';
import { Logo } from '../../components/Logo.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { mailTo, routes } from '../../routes.ts';
import styles from './Header.module.css';
import { contactLink, type MenuItem, type MenuName } from './menu-items.ts';

const navigation = pageCopy('navigation');
const { latitude, longitude } = site.address;
const locationText = fill(navigation.place, {
  coordinates: `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`,
});
const search = pageCopy('search');

type ItemProps = { item: MenuItem; path: string; isActive: boolean };

export function TopBar() {
  return (
    <aside className={`screen-only ${styles.topBar}`} aria-label={navigation.topBar}>
      <div className={`wrap spread ${styles.topBarRow}`}>
        <span className={`label ${styles.location}`}>{locationText}</span>
        <div className={`spread ${styles.topBarLinks}`}>
          <a className={`tap-target ${styles.mail}`} href={mailTo(site.email)}>
            {site.email}
          </a>
          <SocialLinks />
        </div>
      </div>
    </aside>
  );
}

export function Header({
  path,
  activeItem,
  menu,
}: {
  path: string;
  activeItem?: MenuName;
  menu: MenuItem[];
}) {
  return (
    <header className={styles.header} {...dataAttribute(HEADER)}>
      <div className={`wrap spread ${styles.row}`}>
        <Logo />
        <nav className={`screen-only ${styles.nav}`} aria-label={navigation.main}>
          <ul className="spread">
            {menu.map((item) => {
              const Item = item.links ? Dropdown : TopLevelLink;
              return (
                <li className={styles.item} key={item.name} {...dataAttribute(MENU, item.name)}>
                  <Item item={item} path={path} isActive={item.name === activeItem} />
                </li>
              );
            })}
          </ul>
        </nav>
        <div className={`spread screen-only ${styles.actions}`}>
          <a
            className={`icon-link ${styles.search}`}
            href={routes.search}
            aria-label={search.title}
            aria-keyshortcuts="Control+K Meta+K"
            aria-current={path === routes.search ? 'page' : undefined}
            {...openOnClick('site-search')}
          >
            <SearchIcon />
          </a>
          <ButtonLink className={`nowrap ${styles.contact}`} small href={contactLink.href}>
            {contactLink.label}
          </ButtonLink>
          <button
            className={`icon-link ${styles.hamburger}`}
            type="button"
            aria-label={navigation.open}
            aria-haspopup="dialog"
            {...{ command: 'show-modal', commandfor: MOBILE_MENU_ID }}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
    </header>
  );
}

function TopLevelLink({ item, path, isActive }: ItemProps) {
  return (
    <a
      className={`ui-medium tap-target ${styles.topLevel}`}
      href={item.href}
      aria-current={item.href === path ? 'page' : isActive ? 'true' : undefined}
    >
      <span>{item.label}</span>
    </a>
  );
}

function Dropdown({ item, path, isActive }: ItemProps) {
  const panelId = `menu-${item.name}`;
  return (
    <>
      <button
        className={`ui-medium tap-target ${styles.topLevel}`}
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        aria-current={isActive ? 'true' : undefined}
      >
        <span>{item.label}</span>
        <CaretIcon />
      </button>
      <div
        // Left-aligned, the last panels would extend past the window.
        className={
          item.name === 'studio' || item.name === 'insights'
            ? `${styles.panel} ${styles.alignRight}`
            : styles.panel
        }
        id={panelId}
      >
        <ul>
          {item.links?.map(({ label, href, help }) => (
            <li key={href}>
              <a
                className="ui-medium"
                href={href}
                aria-current={href === path ? 'page' : undefined}
              >
                {label}
                <small>{help}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

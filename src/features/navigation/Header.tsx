import { site } from '../../../site.config.ts';
import { HEADER, hook, MENU, MOBILE_MENU_ID } from '../../client/hooks.ts';
import { opens } from '../../client/opens.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { CaretIcon, MenuIcon, SearchIcon } from '../../components/icons.tsx';
import { Logo } from '../../components/Logo.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { search } from '../../content/pages/search.ts';
import { mailTo, routes } from '../../routes.ts';
import styles from './Header.module.css';
import type { MenuItem, MenuName } from './menu-items.ts';

type HeaderProps = { path: string; active?: MenuName; menu: MenuItem[] };

const coordinates = ({ latitude, longitude }: typeof site.address) =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;

export function TopBar() {
  return (
    <aside className={styles.topBar} aria-label="Contact and social links">
      <div className={`wrap ${styles.topBarRow}`}>
        <span className={`label ${styles.place}`}>
          {site.address.city}, {site.address.regionName}&nbsp; {coordinates(site.address)}
        </span>
        <div className={styles.topBarEnd}>
          <a className={styles.mail} href={mailTo(site.email)}>
            {site.email}
          </a>
          <SocialLinks />
        </div>
      </div>
    </aside>
  );
}

export function Header({ path, active, menu }: HeaderProps) {
  return (
    <header className={styles.header} {...hook(HEADER)}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {menu.map((item) => (
              <li className={styles.item} key={item.name} {...hook(MENU, item.name)}>
                {item.links ? <Dropdown item={item} path={path} active={item.name === active} /> : <MenuLink item={item} path={path} active={item.name === active} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <a
            className={styles.search}
            href={routes.search}
            aria-label={search.title}
            aria-keyshortcuts="Control+K Meta+K"
            aria-current={path === routes.search ? 'page' : undefined}
            {...opens('site-search')}
          >
            <SearchIcon />
          </a>
          <ButtonLink className={styles.contact} small href={routes.contact}>
            Contact Us
          </ButtonLink>
          <button className={styles.hamburger} type="button" aria-label="Open menu" aria-haspopup="dialog" {...{ command: 'show-modal', commandfor: MOBILE_MENU_ID }}>
            <MenuIcon />
          </button>
        </div>
      </div>
    </header>
  );
}

function MenuLink({ item, path, active }: { item: MenuItem; path: string; active: boolean }) {
  return (
    <a className={styles.top} href={item.href} aria-current={item.href === path ? 'page' : active ? 'true' : undefined}>
      <span>{item.label}</span>
    </a>
  );
}

function Dropdown({ item, path, active }: { item: MenuItem; path: string; active: boolean }) {
  const panel = `menu-${item.name}`;
  return (
    <>
      <button className={styles.top} type="button" aria-expanded="false" aria-controls={panel} aria-current={active ? 'true' : undefined}>
        <span>{item.label}</span>
        <CaretIcon />
      </button>
      <div className={item.name === 'studio' || item.name === 'insights' ? `${styles.panel} ${styles.panelEnd}` : styles.panel} id={panel}>
        <ul>
          {item.links?.map(({ label, href, help }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
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

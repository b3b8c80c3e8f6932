import type { ReactNode } from 'react';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import copy from '../../content/pages/search.json' with { type: 'json' };
import type { SiteMapGroup } from '../../content/site-map.ts';
import styles from './SearchView.module.css';

export function SearchView({ groups, search }: { groups: SiteMapGroup[]; search?: ReactNode }) {
  return (
    <>
      <PageHeader heading={copy.title} lede={copy.lede} breadcrumb={[{ label: copy.title }]} />
      <div className={`wrap page-body ${styles.page}`}>
        <div className={styles.searchBox}>
          <p className="notice without-script">{copy.withoutScript}</p>
          {search}
        </div>
        <section aria-labelledby="site-map">
          <h2 id="site-map">{copy.siteMap}</h2>
          <div className={styles.groups}>
            {groups.map(({ heading, pages }) => (
              <div key={heading}>
                <h3 className="label">{heading}</h3>
                <ul className="link-list">
                  {pages.map(({ href, label }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

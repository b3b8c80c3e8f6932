import { breadcrumbs } from '../../breadcrumbs.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { lastUpdated } from '../../content/pages/legal.ts';
import { resources } from '../../content/pages/resources.ts';
import { actions } from '../../content/pages/shared.ts';
import styles from './ResourcesView.module.css';

type ResourcesViewProps = { documents: { title: string; summary: string; updated: string; href: string }[] };

export function ResourcesView({ documents }: ResourcesViewProps) {
  return (
    <>
      <PageHead heading={resources.title} lede={resources.lede} breadcrumb={breadcrumbs.page(resources.title)} />
      <div className={`wrap ${styles.documents}`}>
        {documents.map(({ title, summary, updated, href }) => (
          <article className={styles.document} key={href}>
            <p className="label">{lastUpdated(updated)}</p>
            <h2>{title}</h2>
            <p>{summary}</p>
            <ButtonLink variant="outline" arrow href={href} aria-label={actions.readMoreOf(title)}>
              {actions.readMore}
            </ButtonLink>
          </article>
        ))}
      </div>
    </>
  );
}

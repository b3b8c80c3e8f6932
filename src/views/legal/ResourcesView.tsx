import { breadcrumbs } from '../../breadcrumbs.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { film } from '../../content/pages/film.ts';
import { lastUpdated } from '../../content/pages/legal.ts';
import { resources } from '../../content/pages/resources.ts';
import { actions } from '../../content/pages/shared.ts';
import { type VisitId, visitAttributes } from '../../content/visit-keys.ts';
import styles from './ResourcesView.module.css';

type Resource = { href: string; label: string; note?: string; visit?: VisitId };

type ResourcesViewProps = {
  documents: { title: string; summary: string; updated: string; href: string }[];
  guides: Resource[];
  sheets: Resource[];
  demonstrations: Resource[];
  feeds: Resource[];
};

/** What there is to read, try and subscribe to, then the three documents (specification §2, Legal pages). */
export function ResourcesView({ documents, guides, sheets, demonstrations, feeds }: ResourcesViewProps) {
  return (
    <>
      <PageHead heading={resources.title} lede={resources.lede} breadcrumb={breadcrumbs.page(resources.title)} />
      <div className={`wrap ${styles.resources}`}>
        <List {...resources.guides} entries={guides} wide />
        <List {...resources.sheets} entries={sheets} />
        <List {...resources.demonstrations} entries={demonstrations} />
        <section className={styles.group} aria-labelledby="resources-film">
          <h2 id="resources-film">{resources.film.heading}</h2>
          <p className="muted">{film.title}</p>
          <a className="link tap-target" href="/film/asset-iq.mp4">
            {resources.film.watch(film.seconds)}
          </a>
          <details>
            <summary>{resources.film.transcript}</summary>
            {film.transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </section>
        <List {...resources.feeds} entries={feeds} />
      </div>
      <section className="wrap" aria-labelledby="documents-heading">
        <h2 className={styles.heading} id="documents-heading">
          {resources.documents}
        </h2>
        <div className={styles.documents}>
          {documents.map(({ title, summary, updated, href }) => (
            <article className={styles.document} key={href}>
              <p className="label">{lastUpdated(updated)}</p>
              <h3>{title}</h3>
              <p className="muted">{summary}</p>
              <ButtonLink variant="outline" arrow href={href} aria-label={actions.readMoreOf(title)}>
                {actions.readMore}
              </ButtonLink>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}

function List({ heading, text, entries, wide }: { heading: string; text: string; entries: Resource[]; wide?: boolean }) {
  const id = `resources-${heading.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className={wide ? `${styles.group} ${styles.wide}` : styles.group} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="muted">{text}</p>
      <ul>
        {entries.map(({ href, label, note, visit }) => (
          <li key={href}>
            <a className="link tap-target" href={href} {...visitAttributes(visit)}>
              {label}
            </a>
            {note && <span className="label">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

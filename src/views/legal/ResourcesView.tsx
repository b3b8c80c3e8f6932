import { ButtonLink } from '../../components/Button.tsx';
import { Columns, DividedList, Stack } from '../../components/primitives/layout.tsx';
import { Section } from '../../components/primitives/Section.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { formatDate } from '../../format.ts';
import { filmUrl, hasFilm, hostsFilm } from '../../routes.ts';
import styles from './ResourcesView.module.css';

const resources = pageCopy('resources');
const film = pageCopy('film');
const { lastUpdated } = pageCopy('article');
const { actions, names } = pageCopy('shared');

type Resource = { href: string; label: string; note?: string };

export function ResourcesView({
  documents,
  guides,
  productSheets,
  demonstrations,
  feeds,
}: {
  documents: { title: string; summary: string; updated: string; href: string }[];
  guides: Resource[];
  productSheets: Resource[];
  demonstrations: Resource[];
  feeds: Resource[];
}) {
  return (
    <>
      <PageHeader
        heading={names.resources}
        lede={resources.lede}
        breadcrumb={breadcrumbs.page(names.resources)}
      />
      <Section name="documents" heading={resources.documents} headingStyle="subheading">
        <Columns count={3} lines="between">
          {documents.map(({ title, summary, updated, href }) => (
            <Stack as="article" key={href}>
              <p className="label">
                {fill(lastUpdated, { date: formatDate(updated, 'monthAndYear') })}
              </p>
              <h3>{title}</h3>
              <p className="muted">{summary}</p>
              <ButtonLink
                variant="outline"
                arrow
                href={href}
                aria-label={fill(actions.readMoreOf, { title })}
              >
                {actions.readMore}
              </ButtonLink>
            </Stack>
          ))}
        </Columns>
      </Section>
      <Columns className={`wrap page-body ${styles.groups}`} count={2} gap="medium" lines="above">
        <LinkList {...resources.guides} entries={guides} />
        <LinkList {...resources.sheets} entries={productSheets} />
        <LinkList {...resources.demonstrations} entries={demonstrations} />
        {hasFilm && (
          <Stack as="section" gap="tight" aria-labelledby="resources-film">
            <h2 className="subheading" id="resources-film">
              {resources.film.heading}
            </h2>
            <p className="muted">{film.title}</p>
            <a className="link tap-target" href={filmUrl}>
              {fill(resources.film.watch, { seconds: film.seconds })}
            </a>
            {/* The transcript describes our own film. */}
            {hostsFilm && (
              <details>
                <summary>{resources.film.transcript}</summary>
                {film.transcript.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            )}
          </Stack>
        )}
        <LinkList {...resources.feeds} entries={feeds} />
      </Columns>
    </>
  );
}

function LinkList({
  heading,
  text,
  entries,
}: {
  heading: string;
  text: string;
  entries: Resource[];
}) {
  if (entries.length === 0) return null;
  const id = `resources-${heading.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Stack as="section" gap="tight" aria-labelledby={id}>
      <h2 className="subheading" id={id}>
        {heading}
      </h2>
      <p className="muted">{text}</p>
      <DividedList>
        {entries.map(({ href, label, note }) => (
          <li key={href}>
            <a className="link tap-target" href={href}>
              {label}
            </a>
            {note && <span className="label">{note}</span>}
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}

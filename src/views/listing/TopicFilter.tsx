import { pageCopy } from '../../content/page-copy.ts';
import styles from './TopicFilter.module.css';

const { topicsHeading, everyTopic } = pageCopy('listings').blog;

/** Filters the cards by topic, with CSS alone. */
export function TopicFilter({ topics }: { topics: { name: string; label: string }[] }) {
  return (
    <fieldset className={`actions ${styles.topics}`}>
      <legend className="label">{topicsHeading}</legend>
      <label className="ui-medium tap-target choice">
        <input className="visually-hidden" type="radio" name="topic" defaultChecked />
        {everyTopic}
      </label>
      {topics.map(({ name, label }) => (
        <label className="ui-medium tap-target choice" key={name}>
          <input className="visually-hidden" type="radio" name="topic" value={name} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Links to all articles and to topics, for a blog with several pages. */
export function TopicLinks({
  links,
}: {
  links: { href: string; label: string; isCurrent: boolean }[];
}) {
  return (
    <nav className={`actions ${styles.topics}`} aria-labelledby="topics-heading">
      <p className="label" id="topics-heading">
        {topicsHeading}
      </p>
      {links.map(({ href, label, isCurrent }) => (
        <a
          className="ui-medium tap-target choice"
          key={href}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

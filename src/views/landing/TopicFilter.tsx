import { landings } from '../../content/pages/landings.ts';
import { topicNames } from '../../content/topics.ts';
import styles from './TopicFilter.module.css';

const { topicsHeading, everyTopic, topics } = landings.blog;

/** Narrows the cards that follow down to one topic: by style alone, so it works without script (`TopicFilter.module.css`). */
export function TopicFilter() {
  return (
    <fieldset className={`cluster ${styles.topics}`}>
      <legend className="label">{topicsHeading}</legend>
      <label className="ui-medium tap-target">
        <input className="visually-hidden" type="radio" name="topic" defaultChecked />
        {everyTopic}
      </label>
      {topicNames.map((topic) => (
        <label className="ui-medium tap-target" key={topic}>
          <input className="visually-hidden" type="radio" name="topic" value={topic} />
          {topics[topic]}
        </label>
      ))}
    </fieldset>
  );
}

type TopicLink = { href: string; label: string /** Whether it is the list that is open. */; current: boolean };

/** The same over several pages of cards: each topic has pages of its own. */
export function TopicLinks({ links }: { links: TopicLink[] }) {
  return (
    <nav className={`cluster ${styles.topics}`} aria-labelledby="topics-heading">
      <p className="label" id="topics-heading">
        {topicsHeading}
      </p>
      {links.map(({ href, label, current }) => (
        <a className="ui-medium tap-target" key={href} href={href} aria-current={current ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

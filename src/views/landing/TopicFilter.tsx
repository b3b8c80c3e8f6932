import { landings } from '../../content/pages/landings.ts';
import { topicNames } from '../../content/topics.ts';
import styles from './TopicFilter.module.css';

const { topicsHeading, everyTopic, topics } = landings.blog;

/** Narrows the cards that follow down to one topic: by style alone, so it works without script (`TopicFilter.module.css`). */
export function TopicFilter() {
  return (
    <fieldset className={styles.topics}>
      <legend className="label">{topicsHeading}</legend>
      <label>
        <input className="visually-hidden" type="radio" name="topic" defaultChecked />
        {everyTopic}
      </label>
      {topicNames.map((topic) => (
        <label key={topic}>
          <input className="visually-hidden" type="radio" name="topic" value={topic} />
          {topics[topic]}
        </label>
      ))}
    </fieldset>
  );
}

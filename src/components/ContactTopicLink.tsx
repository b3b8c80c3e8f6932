import copy from '../content/pages/questions.json' with { type: 'json' };
import { routes } from '../routes.ts';

/** Link to the contact page with a topic, which the visitor sees there and can remove. */
export const ContactTopicLink = ({ topic }: { topic: keyof typeof copy.topics }) => (
  <p>
    <a className="link tap-target" href={`${routes.contact}?topic=${topic}`}>
      {copy.topics[topic]}
    </a>
  </p>
);

import copy from '../content/pages/questions.json' with { type: 'json' };
import { routes } from '../routes.ts';

/** Links to the contact page with a topic that the visitor can remove there. */
export const ContactTopicLink = ({ topic }: { topic: keyof typeof copy.topics }) => (
  <p>
    <a className="link tap-target" href={`${routes.contact}?topic=${topic}`}>
      {copy.topics[topic]}
    </a>
  </p>
);

import { type MouseEvent, useEffect, useState } from 'react';
import { fill } from '../../content/fill.ts';
import copy from '../../content/pages/questions.json' with { type: 'json' };
import { findContactTopic } from './contact-topic.ts';

export function ContactTopic({ className }: { className: string | undefined }) {
  const [topic, setTopic] = useState<string>();
  useEffect(() => setTopic(findContactTopic(location.search)), []);
  if (!topic) return;
  const removeTopic = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Removing the button loses the focus.
    currentTarget.form?.focus({ preventScroll: true });
    const url = new URL(location.href);
    url.searchParams.delete('topic');
    history.replaceState(history.state, '', url);
    setTopic(undefined);
  };
  return (
    <p className={className}>
      {fill(copy.topic, { topic })}{' '}
      <button type="button" className="link tap-target" onClick={removeTopic}>
        {copy.remove}
      </button>
    </p>
  );
}

import copy from '../../content/pages/questions.json' with { type: 'json' };

/** Returns the text of the topic in a query such as `?topic=panorama`, if the topic is known. */
export const findContactTopic = (search: string): string | undefined =>
  new Map(Object.entries(copy.topics)).get(new URLSearchParams(search).get('topic') ?? '');

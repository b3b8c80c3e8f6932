import copy from '../../content/pages/questions.json' with { type: 'json' };

/**
 * Returns the text for the topic of a query string such as `?topic=panorama`; undefined for absent
 * or unknown topics.
 */
export const contactTopic = (search: string): string | undefined =>
  new Map(Object.entries(copy.topics)).get(new URLSearchParams(search).get('topic') ?? '');

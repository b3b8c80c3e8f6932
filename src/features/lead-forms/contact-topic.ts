import copy from '../../content/pages/questions.json' with { type: 'json' };

/**
 * Returns the text for the topic of a URL such as `/contact-us?topic=panorama`; undefined for
 * unknown topics.
 */
export const contactTopic = (search: string): string | undefined =>
  new Map(Object.entries(copy.topics)).get(new URLSearchParams(search).get('topic') ?? '');

import copy from '../../content/pages/questions.json' with { type: 'json' };

/** The topic of a URL such as `/contact-us?topic=panorama`, if it is one of ours. */
export const topicOf = (search: string): string | undefined =>
  new Map(Object.entries(copy.topics)).get(new URLSearchParams(search).get('topic') ?? '');

import landings from './pages/landings.json' with { type: 'json' };

/** In their order. */
export const topicNames = landings.blog.topics.map(({ name }) => name);

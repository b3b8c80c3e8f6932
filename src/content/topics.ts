import landings from './pages/landings.json' with { type: 'json' };

export const topicNames = landings.blog.topics.map(({ name }) => name);

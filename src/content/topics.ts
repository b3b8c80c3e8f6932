import landings from './pages/landings.json' with { type: 'json' };

/** Topics of the blog, in order. */
export const topicNames = landings.blog.topics.map(({ name }) => name);

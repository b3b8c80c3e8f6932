import listings from './pages/listings.json' with { type: 'json' };

export const topicNames = listings.blog.topics.map(({ name }) => name);

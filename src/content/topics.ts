/** What the blog can be narrowed down to (`topic` of an article); `landings.blog.topics` has their words. */
export const topicNames = ['business', 'data', 'models'] as const;
export type TopicName = (typeof topicNames)[number];

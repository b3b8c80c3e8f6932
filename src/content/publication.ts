/** What keeps an entry back: the fields of its head. `date` is the day a blog article bears. */
export type Publication = { draft?: boolean | undefined; publishAt?: string | undefined; date?: string | undefined };

/** Whether an entry is out at that moment. A day begins at midnight UTC. */
export const isPublished = ({ draft, publishAt, date }: Publication, now: Date): boolean =>
  !draft && [publishAt, date].every((moment) => moment === undefined || new Date(moment) <= now);

/** The moment a build takes for now; `SOURCE_DATE_EPOCH` (in seconds, as reproducible-builds.org has it) sets another. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** Whether this is no site to publish, but development or `npm run build -- --drafts`: every entry is in it, and no search engine may list it. */
export const isPreview = (): boolean => process.env['PREVIEW_DRAFTS'] === 'true';

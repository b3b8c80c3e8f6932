export type Publication = {
  draft?: boolean;
  publishAt?: string;
  date?: string;
};

/**
 * Returns the later of an entry's dates, or 0 without dates. The entry goes live then, unless it
 * is a draft. A date without a time means midnight UTC.
 */
export const publicationTime = ({ publishAt = '1970', date = '1970' }: Publication): number =>
  Math.max(Date.parse(publishAt), Date.parse(date));

export const isPublished = (publication: Publication, now: Date): boolean =>
  !publication.draft && publicationTime(publication) <= now.getTime();

/** Returns `SOURCE_DATE_EPOCH` (reproducible-builds.org) or the current time. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

export const isPreview = (): boolean => process.env['PREVIEW_DRAFTS'] === 'true';

export type Publication = {
  draft?: boolean;
  publishAt?: string;
  date?: string;
};

/**
 * Returns when an entry goes live, unless it is a draft: the later of its dates, or 0 without one.
 * A date without a time means midnight UTC.
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

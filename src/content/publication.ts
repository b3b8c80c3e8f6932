export type Publication = {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  date?: string | undefined;
};

/** A day without a time begins at midnight UTC. */
export const isPublished = ({ draft, publishAt, date }: Publication, now: Date): boolean =>
  !draft && [publishAt, date].every((moment) => moment === undefined || new Date(moment) <= now);

/** Returns `SOURCE_DATE_EPOCH` (reproducible-builds.org) or the current time. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

export const isPreview = (): boolean => process.env['PREVIEW_DRAFTS'] === 'true';

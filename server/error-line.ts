export const errorLine = (error: unknown) => {
  if (!(error instanceof Error)) return undefined;
  // A `SiteError` has a line per invalid setting.
  return error.name === 'SiteError' ? error.message : error.message.split('\n')[0];
};

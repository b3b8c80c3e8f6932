export const errorLine = (error: unknown) => {
  if (!(error instanceof Error)) return undefined;
  return error.name === 'SiteError' ? error.message : error.message.split('\n')[0];
};

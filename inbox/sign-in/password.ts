/** What the desk asks of a password (`server/inbox/`), so that the browser can say it first. */
export const MIN_PASSWORD_LENGTH = 12;
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`;

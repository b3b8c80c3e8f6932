/**
 * The page on which a password is set by a one-time link. Browsers send a fragment to no server and no log.
 * @param inbox the address of the inbox, without a slash at its end
 */
export const linkTo = (inbox: string, token: string): string => `${inbox}/invitation#${token}`;

/** The page that signs in by a one-time link. */
export const signInLink = (inbox: string, token: string): string => `${inbox}/sign-in/${token}`;

export const leadLink = (inbox: string, leadId: string): string => `${inbox}/leads/${leadId}`;

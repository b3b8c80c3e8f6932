/** Browsers send a fragment to no server and no log. */
export const linkTo = (inbox: string, token: string) => `${inbox}/invitation#${token}`;

export const signInLink = (inbox: string, token: string) => `${inbox}/sign-in#${token}`;

export const leadLink = (inbox: string, leadId: string) => `${inbox}/leads/${leadId}`;

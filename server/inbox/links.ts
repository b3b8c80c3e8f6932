/** The token is in the fragment, which browsers do not send, so no log contains it. */
export const linkTo = (inbox: string, token: string) => `${inbox}/invitation#${token}`;

export const signInLink = (inbox: string, token: string) => `${inbox}/sign-in#${token}`;

export const leadLink = (inbox: string, leadId: string) => `${inbox}/leads/${leadId}`;

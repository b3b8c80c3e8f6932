/** No log contains the token, because browsers do not send the fragment. */
export const invitationLink = (inbox: string, token: string) => `${inbox}/invitation#${token}`;

export const leadLink = (inbox: string, leadId: string) => `${inbox}/leads/${leadId}`;

/** No log contains the token, because browsers do not send the fragment. */
export const invitationLink = (inboxUrl: string, token: string) =>
  `${inboxUrl}/invitation#${token}`;

export const leadLink = (inboxUrl: string, leadId: string) => `${inboxUrl}/leads/${leadId}`;

import type { Site } from '../../site.schema.ts';

/** Configuration for browser code; the document contains it as JSON. */
export type ClientConfig = Pick<Site, 'leadApi' | 'onSendFailure' | 'measureSpeed'> & {
  /** `site.leadSource`. Omitted if true, to keep pages small. */
  leadSource?: false;
};

export const clientConfigId = 'client-config';

export const clientConfig = (): ClientConfig =>
  JSON.parse(document.getElementById(clientConfigId)?.textContent ?? 'null');

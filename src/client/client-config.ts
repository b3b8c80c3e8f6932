import type { Site } from '../../site.schema.ts';

/** What the browser must know of the configuration to send a lead or a page's timings; the document carries it as JSON. */
export type ClientConfig = Pick<Site, 'leadApi' | 'onSendFailure' | 'measureSpeed'> & {
  /** Absent where it is on, as on most sites: every page carries this. */
  leadSource?: false;
};

export const clientConfigId = 'client-config';

let settings: ClientConfig | undefined;

/** Reads the settings that the document carries. */
export function clientConfig(): ClientConfig {
  settings ??= JSON.parse(document.getElementById(clientConfigId)?.textContent ?? 'null') as ClientConfig;
  return settings;
}

import type { Site } from '../../site.schema.ts';

/** Configuration for browser code; the document contains it as JSON. */
export type ClientConfig = Pick<Site, 'leadApi' | 'onSendFailure' | 'measureSpeed'> & {
  /** `site.leadSource`. Omitted if true, to keep pages small. */
  leadSource?: false;
};

export const clientConfigId = 'client-config';

let config: ClientConfig | undefined;

export function clientConfig(): ClientConfig {
  config ??= JSON.parse(
    document.getElementById(clientConfigId)?.textContent ?? 'null',
  ) as ClientConfig;
  return config;
}

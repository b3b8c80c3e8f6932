import type { Site } from '../../site.schema.ts';

/** What the browser must know of the configuration to send a lead or a page's timings; the document carries it as JSON. */
export type SendConfiguration = Pick<Site, 'send' | 'onSendFailure' | 'measureSpeed'>;

export const sendSettingsId = 'send-settings';

let settings: SendConfiguration | undefined;

/** Reads the settings that the document carries. */
export function sendSettings(): SendConfiguration {
  settings ??= JSON.parse(document.getElementById(sendSettingsId)?.textContent ?? 'null') as SendConfiguration;
  return settings;
}

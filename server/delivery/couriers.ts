import type { Settings } from '../settings.ts';
import type { Courier } from './delivery.ts';

/** The couriers that the settings ask for: none, mail, webhook or both. */
export async function couriersFor({ mail, webhook, brand }: Pick<Settings, 'mail' | 'webhook' | 'brand'>): Promise<Courier[]> {
  const couriers: Courier[] = [];
  // Loaded when needed: a mail client that is not used would cost the desk memory.
  if (mail.smtpUrl !== undefined) couriers.push((await import('./mail.ts')).mailCourier({ ...mail, smtpUrl: mail.smtpUrl, brand }));
  if (webhook !== undefined) couriers.push((await import('./webhook.ts')).webhookCourier(webhook));
  return couriers;
}

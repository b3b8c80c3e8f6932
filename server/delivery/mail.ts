import { createTransport } from 'nodemailer';
import type { Courier } from './delivery.ts';
import { leadMail } from './lead-mail.ts';

type MailOptions = { smtpUrl: string; to: string; from: string; brand: string };

/** Together well below the time a delivery is claimed for, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
const SEND_TIMEOUT_MS = 60_000;

/**
 * Mails each lead to the owner, and to nobody else, by SMTP. TLS is required unless the server is on this machine or the
 * address itself says otherwise (`smtp://host?requireTLS=false`).
 */
export function mailCourier({ smtpUrl, to, from, brand }: MailOptions): Courier {
  const { hostname } = new URL(smtpUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    requireTLS: !local,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: 30_000,
    url: smtpUrl,
  });
  return {
    channel: 'mail',
    async deliver(lead) {
      // A server that keeps dripping answers would otherwise outlast the claim.
      await transport.sendMail({ ...leadMail(lead, { to, from, brand }), disableFileAccess: true, disableUrlAccess: true, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
    },
    close: () => transport.close(),
  };
}

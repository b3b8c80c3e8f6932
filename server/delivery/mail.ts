import { createTransport, type SendMailOptions } from 'nodemailer';
import { describeError } from '../log.ts';
import { type DeliveryChannel, type LinkOf, noLink } from './channels.ts';
import { leadMail } from './lead-mail.ts';

type MailOptions = { smtpUrl: string; to: string; from: string; brand: string; linkOf?: LinkOf };

/** Together well below the time a delivery is claimed for, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
const SEND_TIMEOUT_MS = 60_000;

/** What to do about a failure, by what the mail client calls it. */
const remedies: Record<string, string> = {
  EDNS: 'There is no server of that name: check the host in SMTP_URL.',
  ECONNECTION: 'No connection: check host and port in SMTP_URL, and that this machine may connect out on that port.',
  ESOCKET: 'No connection, or TLS failed: check host and port in SMTP_URL; port 465 is smtps://, 587 is smtp://.',
  ETIMEDOUT: 'No answer: check host and port in SMTP_URL, and that this machine may connect out on that port; port 465 is smtps://, 587 is smtp://.',
  ETLS: 'The server offers no usable TLS: use smtps:// for port 465, or add ?requireTLS=false for a server that has none.',
  EAUTH: 'The login was refused: check user and password in SMTP_URL (special characters percent-encoded); many providers want an app password.',
  EENVELOPE: 'An address was refused: LEAD_FROM must be one the server may send from, LEAD_TO one that exists.',
  EMESSAGE: 'The server took the addresses and refused the message: its own words say why.',
};

/**
 * Connections to the owner's mail server. TLS is required unless the server is on this machine or the address itself says
 * otherwise (`smtp://host?requireTLS=false`).
 */
export function mailTransport(smtpUrl: string) {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(smtpUrl).hostname);
  return createTransport({
    pool: true,
    maxConnections: 2,
    requireTLS: !local,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: 30_000,
    url: smtpUrl,
  });
}

/** Sends a mail that brings nothing from files or the network, and not for longer: a server that keeps dripping answers would outlast the claim. */
export const sendSafely = (transport: ReturnType<typeof mailTransport>, mail: SendMailOptions) =>
  transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) } as SendMailOptions);

/** Whether a server has refused every address that a mail was for, and for good: it would refuse them again. */
export const isRefusedAddress = (error: unknown): boolean => {
  const refusals = error instanceof Error && 'rejectedErrors' in error ? (error.rejectedErrors as { responseCode?: number }[]) : [];
  return refusals.length > 0 && refusals.every(({ responseCode = 0 }) => responseCode >= 500);
};

/** Mails each lead to the owner, and to nobody else, by SMTP. */
export function mailChannel({ smtpUrl, to, from, brand, linkOf = noLink }: MailOptions): DeliveryChannel {
  const { hostname } = new URL(smtpUrl);
  const transport = mailTransport(smtpUrl);
  const tell = async (subject: string, text: string, receiver = to) => {
    const name = `${brand} website`;
    await sendSafely(transport, { from: { name, address: from }, to: receiver, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
  return {
    name: 'mail',
    async deliver(lead) {
      await sendSafely(transport, leadMail(lead, { to, from, brand, link: await linkOf(lead.id) }));
    },
    tell,
    async test() {
      const server = `The mail server ${hostname}`;
      const step = async (work: () => Promise<unknown>) => {
        try {
          await work();
        } catch (error) {
          const { message, code } = describeError(error);
          throw new Error(`${server} failed: ${message}. ${remedies[code ?? ''] ?? 'Check SMTP_URL.'}`);
        }
      };
      await step(() => transport.verify());
      await step(() => tell(`${brand} website: test of delivery`, 'Leads of the website reach this address. This mail was asked for by "leads test-delivery".'));
      return [`${server} took the connection${smtpUrl.includes('@') ? ', the login' : ''} and a test mail from ${from} to ${to}: see that it arrives, and not as spam.`];
    },
    close: () => transport.close(),
  };
}

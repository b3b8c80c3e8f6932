import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { describeError } from '../log.ts';
import type { QueueItems, QueueName } from '../store/store.ts';
import { leadMail } from './lead-mail.ts';
import { NeverDeliverable } from './retry.ts';
import type { InboxLinkOf, Sender, SenderOf } from './senders.ts';

export type MailSettings = { smtpUrl: string; to: string; from: string; brand: string };
/** `mailId`: the local part of the Message-ID. */
export type Mail = { mailId: string; to: string; subject: string; text: string } & SendMailOptions;

export const MAIL_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
/** Servers may check a mail for a minute before they accept it. */
const SOCKET_TIMEOUT_MS = 2 * 60_000;
/** Limits the whole mail, because each byte from a slow server restarts the socket timeout. */
const SEND_TIMEOUT_MS = 10 * 60_000;

const NO_CONNECTION =
  'Check the host and port in SMTP_URL (465: smtps://, 587: smtp://), and that a firewall allows the connection.';
const BAD_CERTIFICATE =
  'Use the host name of the certificate in SMTP_URL, renew the certificate, or set NODE_EXTRA_CA_CERTS to a file with the certificate of its CA.';
const remedies: Record<string, string> = {
  EDNS: 'The host name does not resolve: check SMTP_URL.',
  ECONNECTION: NO_CONNECTION,
  ESOCKET: NO_CONNECTION,
  ETIMEDOUT: NO_CONNECTION,
  ETLS: 'The server offers no usable TLS: use smtps:// for port 465, or ?requireTLS=false for a server without TLS.',
  EAUTH:
    'The login failed: check the user and password in SMTP_URL (percent-encode special characters). Many providers require an app password.',
  EENVELOPE:
    'The server rejected an email address: check that LEAD_FROM may be the sender, and that LEAD_TO exists.',
  EMESSAGE: 'The server rejected the message.',
};

function mailTransport(smtpUrl: string) {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const requireTLS = searchParams.get('requireTLS') ?? String(!isLocal);
  return createTransport({
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    requireTLS: requireTLS === 'true',
    // If TLS is optional, any certificate is better than no TLS.
    tls: { rejectUnauthorized: protocol === 'smtps:' || requireTLS === 'true' },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    url: smtpUrl,
  });
}

const send = (
  transport: ReturnType<typeof mailTransport>,
  { from, brand }: MailSettings,
  { mailId, headers, ...mail }: Mail,
) =>
  transport.sendMail({
    from: { name: `${brand} website`, address: from },
    messageId: `<${mailId}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    ...mail,
    disableFileAccess: true,
    disableUrlAccess: true,
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  } as SendMailOptions);

type MailError = { rejectedErrors?: { responseCode?: number }[] };
const isPermanentRejection = ({ rejectedErrors = [] }: MailError) =>
  rejectedErrors.length > 0 && rejectedErrors.every(({ responseCode = 0 }) => responseCode >= 500);

/** Retries after permanent rejections only for mails to `LEAD_TO`, which the owner can correct. */
export function mailSender<Name extends QueueName>(
  queue: Name,
  settings: MailSettings,
  mailOf: (item: QueueItems[Name]) => Mail | Promise<Mail>,
): SenderOf<Name> {
  const transport = mailTransport(settings.smtpUrl);
  return {
    queue,
    concurrency: MAIL_CONNECTIONS,
    async deliver(item) {
      const mail = await mailOf(item);
      await send(transport, settings, mail).catch((error) => {
        throw mail.to !== settings.to && isPermanentRejection(error)
          ? new NeverDeliverable(
              'The recipient’s mail server, or yours, permanently rejected the email address.',
            )
          : error;
      });
    },
    close: () => transport.close(),
  };
}

async function sendTestMail(settings: MailSettings) {
  const { smtpUrl, to, from, brand } = settings;
  const server = `The mail server ${new URL(smtpUrl).hostname}`;
  const transport = mailTransport(smtpUrl);
  try {
    await transport.verify();
    await send(transport, settings, {
      mailId: `test.${Date.now()}`,
      to,
      subject: `${brand} website: test of delivery`,
      text: 'Leads of the website reach this address. "leads test-delivery" sent this mail.',
    });
  } catch (error) {
    const { message, code } = describeError(error);
    const remedy = /certificate/i.test(message) ? BAD_CERTIFICATE : remedies[code ?? ''];
    throw new Error(`${server} failed: ${message}. ${remedy ?? 'Check SMTP_URL.'}`);
  } finally {
    transport.close();
  }
  return [
    `${server} accepted the connection and a test mail from ${from} to ${to}. Check that it arrives, and not as spam.`,
  ];
}

export function mailSenders(settings: MailSettings, inboxLinkOf: InboxLinkOf): Sender[] {
  const mailOfMessage = ({ id, email, subject, text }: QueueItems['notice']) => ({
    mailId: `message.${id}`,
    to: email ?? settings.to,
    subject,
    text,
  });
  const leadSender = mailSender('mail', settings, async (lead) =>
    leadMail(lead, settings.to, await inboxLinkOf(lead.id)),
  );
  return [
    { ...leadSender, test: () => sendTestMail(settings) },
    mailSender('notice', settings, mailOfMessage),
    mailSender('digest', settings, mailOfMessage),
  ];
}

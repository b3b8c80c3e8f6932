import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `drop` closes all connections instead of accepting a mail; `slow` takes a second. */
type SmtpMode = 'accept' | 'refuse' | 'slow' | 'drop';

type Mail = { from: string; to: string[]; messageId: string; raw: string };

export async function startSmtp({ secure = false } = {}) {
  const mails: Mail[] = [];
  let mode: SmtpMode = 'accept';
  let refusedAddress: string | undefined;
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ['AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        mode === 'refuse' || address === refusedAddress
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const accept = () => {
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '',
            raw,
          });
          done();
        };
        if (mode === 'drop') closeConnections();
        else setTimeout(accept, mode === 'slow' ? 1000 : 0);
      });
    },
  });
  const closeConnections = () => {
    for (const connection of server.connections)
      (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy();
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    setMode(newMode: SmtpMode, options: { refusedAddress?: string } = {}) {
      mode = newMode;
      refusedAddress = options.refusedAddress;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
        closeConnections();
      }),
  };
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtp>>;

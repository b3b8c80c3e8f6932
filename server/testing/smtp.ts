import { SMTPServer } from 'smtp-server';

/** `die` breaks the connection in the middle of a mail; `slow` takes a second for each. */
export type SmtpMood = 'accept' | 'refuse' | 'slow' | 'die';

type Mail = { from: string; to: string[]; messageId: string; raw: string };

/** A real SMTP server on this machine. */
export async function startSmtp({ secure = false, port = 0 }: { secure?: boolean; port?: number } = {}) {
  const mails: Mail[] = [];
  let mood: SmtpMood = 'accept';
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ['AUTH'],
    hideSTARTTLS: true,
    onRcptTo: (_address, _session, done) => done(mood === 'refuse' ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const take = () => {
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '',
            raw,
          });
          done();
        };
        if (mood === 'die') for (const connection of server.connections) (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy();
        else setTimeout(take, mood === 'slow' ? 1000 : 0);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const opened = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${opened}`,
    port: opened,
    mails,
    be(next: SmtpMood) {
      mood = next;
    },
    /** Lets nobody in any more, and cuts off whoever is in. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
        for (const connection of server.connections) (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy();
      }),
  };
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtp>>;

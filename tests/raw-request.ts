import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Sends a raw request, because client libraries normalize or reject some URLs.
 * @param url URL of the desk
 * @param text the whole request in latin1, with `Connection: close`
 */
export function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks))));
  });
}

/** A raw request for a path with any characters. */
export const askRaw = (url: string, path: string, method = 'GET') =>
  sendRaw(url, `${method} ${path} HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n`);

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: bytes.subarray(end + 4) };
}

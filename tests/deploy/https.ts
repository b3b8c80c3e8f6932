import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends an HTTPS request with the site's host name and accepts any certificate. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      {
        method,
        rejectUnauthorized: false,
        servername: 'www.example.com',
        headers: { host: 'www.example.com', ...headers },
        agent: false,
      },
      async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString('latin1');
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: text,
        });
      },
    );
    clientRequest.on('error', reject).end(body);
  });
}

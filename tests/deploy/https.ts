import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';

type HttpsResponse = {
  status: number;
  headers: Record<string, string>;
  body: string;
  bytes: Buffer;
};

/** Sends a request to `url` for the host name in `deploy/*.conf`. Accepts any certificate. */
export function sendRequest(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<HttpsResponse> {
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
      async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: bytes.toString(),
          bytes,
        });
      },
    );
    clientRequest.on('error', reject).end(body);
  });
}

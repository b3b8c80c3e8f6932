import { API, type ApiError } from '../../server/inbox/api.ts';

/** An answer that is no success, or none at all (`status` 0). `body` is what came with it: the lead as it is now, where the status is 409. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

const UNREACHABLE = 'The lead desk cannot be reached. Check your connection, then try again.';
const UNEXPECTED = 'The lead desk could not answer. Try again in a moment.';

type Options = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: unknown; signal?: AbortSignal };

/** Sends a request to the lead desk. @param path below `/inbox/api`, each part encoded. @throws ApiFailure for every answer but a success */
async function send(path: string, { method = 'GET', body, signal }: Options = {}): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (signal) init.signal = signal;
  if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const response = await fetch(API + path, init).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    throw new ApiFailure(0, UNREACHABLE);
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new ApiFailure(response.status, (answer as ApiError | undefined)?.message ?? UNEXPECTED, answer);
}

/** Sends a request and reads the JSON it is answered with; undefined where the answer is empty. */
export async function request<Answer>(path: string, options?: Options): Promise<Answer> {
  const text = await (await send(path, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Downloads a file that a POST is answered with, under the name the desk gives it. */
export async function download(path: string, body: unknown, fallbackName: string): Promise<void> {
  const response = await send(path, { method: 'POST', body });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  link.click();
  URL.revokeObjectURL(url);
}

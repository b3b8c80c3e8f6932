import { type ErrorBody, IDLE_HEADER, INBOX_API } from '../../server/inbox/api.ts';

/** A failed request. `status` is 0 without a response. With 409, `body` is the current lead. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

const UNREACHABLE = 'The lead desk cannot be reached. Check your connection, then try again.';
const UNEXPECTED = 'The lead desk returned an error. Try again in a moment.';

type RequestOptions = {
  method?: 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
};

/** After this time without input, requests no longer prolong the session. */
const IDLE_MS = 5 * 60_000;
let lastInputAt = Date.now();
for (const type of ['pointerdown', 'keydown', 'click', 'input', 'wheel'])
  addEventListener(type, () => (lastInputAt = Date.now()), { capture: true, passive: true });

async function send(path: string, { body, ...options }: RequestOptions = {}): Promise<Response> {
  const response = await fetch(INBOX_API + path, {
    cache: 'no-store',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(Date.now() - lastInputAt > IDLE_MS && { [IDLE_HEADER]: '1' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...options,
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    throw new ApiError(0, UNREACHABLE);
  });
  if (response.ok) return response;
  const errorBody = (await response.json().catch(() => undefined)) as ErrorBody | undefined;
  throw new ApiError(response.status, errorBody?.message ?? UNEXPECTED, errorBody);
}

/** Requests JSON; returns undefined for an empty response. @param path below `/inbox/api` */
export async function request<Data>(path: string, options?: RequestOptions): Promise<Data> {
  const text = await (await send(path, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Data;
}

/** Saves the response to a POST as a file with the name in `Content-Disposition`. */
export async function download(path: string, body: unknown): Promise<void> {
  const response = await send(path, { method: 'POST', body });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  URL.revokeObjectURL(url);
}

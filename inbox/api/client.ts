import { API, type ApiError } from '../../server/inbox/api.ts';

/** A response with an error status; status 0 without a response. With 409, `body` is the lead as it is now. */
export class ApiFailure extends Error {
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

type Options = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
};

async function send(path: string, { body, ...options }: Options = {}): Promise<Response> {
  const response = await fetch(API + path, {
    cache: 'no-store',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
    ...options,
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    throw new ApiFailure(0, UNREACHABLE);
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => undefined)) as ApiError | undefined;
  throw new ApiFailure(response.status, answer?.message ?? UNEXPECTED, answer);
}

/** Requests JSON; undefined if the response is empty. @param path encoded, below `/inbox/api` @throws ApiFailure */
export async function request<Answer>(path: string, options?: Options): Promise<Answer> {
  const text = await (await send(path, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Downloads the response of a POST under the name in its header. */
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

import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';
import { CLIENT_HEADER } from '@/lib/names';

/**
 * One call to the API. Everything sent is listed here; nothing of the browser's request is passed on
 * implicitly.
 */
export type UpstreamCall = {
  url: string;
  method: string;
  token: string;
  sid: string | undefined;
  /** JSON, or a file that passes through. */
  body: string | ReadableStream<Uint8Array>;
  timeoutMs: number;
  /** The moment that an admin looks at. */
  moment: string | undefined;
  /** Two calls with the same key have one effect. */
  key: string | undefined;
  /** The browser's headers; one of them is looked at. */
  from: Headers;
};

const IDEMPOTENCY_KEY = /^[\w-]{1,100}$/;

/** The API's answer, or null on a timeout. */
export async function callUpstream(call: UpstreamCall): Promise<Response | null> {
  const headers = new Headers({ accept: 'application/json, */*', 'x-site-token': call.token });
  if (call.sid) headers.set('authorization', call.sid);
  if (call.moment) headers.set('x-moment', call.moment);
  const isFile = typeof call.body !== 'string';
  if (call.method === 'POST') headers.set('content-type', isFile ? UPLOAD_TYPE : 'application/json');
  if (call.key && IDEMPOTENCY_KEY.test(call.key)) headers.set('idempotency-key', call.key);
  // Set by our own server alone; the API believes it from this machine only.
  const client = call.from.get(CLIENT_HEADER);
  if (client) headers.set('x-forwarded-for', client);
  try {
    return await fetch(call.url, {
      method: call.method,
      headers,
      body: call.method === 'POST' ? call.body || '{}' : undefined,
      ...(isFile && { duplex: 'half' }),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(call.timeoutMs),
    });
  } catch {
    return null;
  }
}

import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';
import { sendToApi } from '@/api/send-to-api';
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

/** The API's answer, or null without one in time. */
export function callUpstream(call: UpstreamCall): Promise<IncomingMessage | null> {
  const { url, method, timeoutMs } = call;
  const headers: OutgoingHttpHeaders = { accept: 'application/json, */*', 'x-site-token': call.token };
  if (call.sid) headers.authorization = call.sid;
  if (call.moment) headers['x-moment'] = call.moment;
  if (method === 'POST')
    headers['content-type'] = typeof call.body === 'string' ? 'application/json' : UPLOAD_TYPE;
  if (call.key && IDEMPOTENCY_KEY.test(call.key)) headers['idempotency-key'] = call.key;
  // Set by our own server alone; the API believes it from this machine only.
  const client = call.from.get(CLIENT_HEADER);
  if (client) headers['x-forwarded-for'] = client;
  const body = method === 'POST' ? call.body || '{}' : undefined;
  return sendToApi({ url, method, headers, body, timeoutMs });
}

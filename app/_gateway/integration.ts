import { integrationFailure, MAX_INTEGRATION_BODY_BYTES } from '@toonbank/contract/integration/define';
import { integrationErrorStatus } from '@toonbank/contract/integration/errors';
import { sendToApi, webBody } from '@/api/send-to-api';
import { CLIENT_HEADER } from '@/lib/names';
import { integrationWords } from '@/locales/nl/integration/failures';
import type { Site } from '@/tenants/hosts';
import { collect } from './body';
import { PRIVATE, RETRY_AFTER_SECONDS } from './refuse';

/** A call that writes 5,000 lines takes seconds. */
const TIMEOUT_MS = 60_000;
/** Headers of the caller that the API needs. Its cookies are not among them. */
const SENT = ['accept', 'authorization', 'content-type', 'idempotency-key'];
const ANSWERED = [
  'allow',
  'content-type',
  'content-disposition',
  'retry-after',
  'idempotent-replayed',
  'x-request-id',
];

function refuse(code: keyof typeof integrationWords): Response {
  const body = integrationFailure.parse({ result: false, error: { code, message: integrationWords[code] } });
  const status = integrationErrorStatus[code];
  const retry = status === 503 && { 'retry-after': RETRY_AFTER_SECONDS };
  return Response.json(body, { status, headers: { 'cache-control': PRIVATE, ...retry } });
}

const chosen = (names: readonly string[], valueNamed: (name: string) => string | null | undefined) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = valueNamed(name);
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );

export interface IntegrationOptions {
  /** The API's address, without a path. */
  baseUrl: string;
  /** Of the request's host; null: no shop. */
  site: Pick<Site, 'id'> | null;
  token: string;
}

/**
 * Passes a call of the integration API on, byte by byte. The site comes from the host; no session is read or started, and
 * answers have no cookies.
 */
export async function passIntegration(
  request: Request,
  { baseUrl, site, token }: IntegrationOptions,
): Promise<Response> {
  if (!site) return refuse('shop_unknown');
  const { pathname, search } = new URL(request.url);
  // `..` in an address is resolved by now: it must not lead to another API.
  if (!pathname.startsWith('/koppeling/v1/')) return refuse('endpoint_unknown');
  const isPost = request.method === 'POST';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_INTEGRATION_BODY_BYTES)
    return refuse('payload_too_large');
  const body = isPost && request.body ? await collect(request.body, MAX_INTEGRATION_BODY_BYTES) : undefined;
  if (body === null) return refuse('payload_too_large');
  const client = request.headers.get(CLIENT_HEADER);
  const answer = await sendToApi({
    url: baseUrl + pathname + search,
    method: request.method,
    headers: {
      ...chosen(SENT, (name) => request.headers.get(name)),
      'x-site-token': token,
      // Set by our own server alone; the API believes it from this machine only.
      ...(client && { 'x-forwarded-for': client }),
    },
    body: body && body.byteLength > 0 ? body : undefined,
    timeoutMs: TIMEOUT_MS,
  });
  if (!answer) return refuse('unavailable');
  return new Response(webBody(answer), {
    status: answer.statusCode ?? 502,
    headers: {
      ...chosen(ANSWERED, (name) => answer.headers[name]?.toString()),
      'cache-control': PRIVATE,
    },
  });
}

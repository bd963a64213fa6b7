import { type Endpoint, type EndpointName, endpoints, matchEndpoint } from '@toonbank/contract';
import { momentOfView } from '@/lib/admin-view';
import { cookieValue } from '@/lib/audience';
import { VIEW_COOKIE } from '@/lib/session-cookies';
import type { Site } from '@/tenants/hosts';
import { readUpstream } from './answer';
import { readBody } from './body';
import { cookieJar, readSessions } from './cookies';
import { refuse } from './refuse';
import { respond } from './respond';
import { isCrossSite, isSameOrigin } from './same-origin';
import { UPLOAD_TIMEOUT_MS, uploadOf } from './upload';
import { callUpstream } from './upstream';
import { type Calls, callWithSession } from './with-session';

export type GatewayOptions = {
  api: Endpoint['api'];
  /** The API's address, without the contract's path. */
  baseUrl: string;
  timeoutMs: number;
  /** Of the request's host; a token that was sent along is never looked at. */
  site: Pick<Site, 'id'> | null;
  token: string;
  onEdited: (site: string, endpoint: EndpointName) => void;
};

/**
 * One call of the browser → one call of the API, with token and session added (docs/behaviour.md §4.3).
 * @param json the body, where it was read already; else it is read from the request
 */
export async function handleCall(
  request: Request,
  path: string,
  options: GatewayOptions,
  json?: string,
): Promise<Response> {
  const route = matchEndpoint(options.api, request.method, path);
  if (!route) return refuse('endpoint_unknown', 'There is no such endpoint.');
  if (!options.site) return refuse('site_token_missing', 'No site is configured for this host.');
  const { endpoint, name } = route;
  if (isCrossSite(request.headers) || (endpoint.mutates && !isSameOrigin(request.headers))) {
    return refuse('cross_origin', 'Only pages of this site may do this.');
  }
  if (endpoint.kind === 'upload') return handleUpload(request, path, endpoint, options);
  const body = await readBody(request, endpoint.maxBodyBytes, json);
  if ('refused' in body) return refuse(body.refused, 'The body is too large, or is no JSON.');
  const jar = cookieJar(request.headers);
  const sessions = readSessions(request.headers);
  const calls = callsOf(request, { endpoint, path, body: body.text, startKey: sessions.startKey }, options);
  const answer = await callWithSession(endpoint, sessions, calls, jar);
  if (answer.kind === 'json' && answer.body.result && endpoint.mutates)
    options.onEdited(options.site.id, name);
  return respond(endpoint, answer, jar);
}

/** An upload passes through piece by piece; nothing of it is held. */
async function handleUpload(
  request: Request,
  path: string,
  endpoint: Endpoint,
  options: GatewayOptions,
): Promise<Response> {
  const body = uploadOf(request, endpoint.maxBodyBytes ?? 0);
  if ('refused' in body) return refuse(body.refused, 'The file is too large, or is none.');
  const jar = cookieJar(request.headers);
  const { adminSid } = readSessions(request.headers);
  const answer = await callUpstream({
    url: options.baseUrl + path + new URL(request.url).search,
    method: 'POST',
    token: options.token,
    sid: adminSid,
    body: body.stream,
    timeoutMs: Math.max(UPLOAD_TIMEOUT_MS, options.timeoutMs),
    moment: undefined,
    key: request.headers.get('idempotency-key') ?? undefined,
    from: request.headers,
  });
  if (!answer && body.isTooLarge()) return refuse('payload_too_large', 'The file is too large.');
  return respond(endpoint, await readUpstream(answer), jar);
}

interface Requested {
  endpoint: Endpoint;
  path: string;
  body: string;
  startKey: string | undefined;
}

/** A refresh sends the stored session (ADR 11), which only the gateway has. */
const withStored = ({ endpoint, body }: Requested, sid: string | undefined): string =>
  endpoint === endpoints.auth.refresh && sid ? JSON.stringify({ sid }) : body;

function callsOf(request: Request, asked: Requested, options: GatewayOptions): Calls {
  const { path, startKey } = asked;
  const { baseUrl, timeoutMs, token } = options;
  const view = cookieValue(request.headers.get('cookie'), VIEW_COOKIE);
  const same = { token, timeoutMs, from: request.headers, moment: momentOfView(view)?.toISOString() };
  const query = request.method === 'GET' ? new URL(request.url).search : '';
  const key = request.headers.get('idempotency-key') ?? undefined;
  const requested = { ...same, key, method: request.method, url: baseUrl + path + query };
  const initUrl = baseUrl + endpoints.auth.initSession.path;
  const init = { ...same, key: startKey, method: 'GET', url: initUrl, body: '' };
  return {
    requested: async (sid) =>
      readUpstream(await callUpstream({ ...requested, body: withStored(asked, sid), sid })),
    init: async () => readUpstream(await callUpstream({ ...init, sid: undefined })),
  };
}

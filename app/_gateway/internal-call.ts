import { collect } from './body';
import { gatewayTo } from './route';

const call = gatewayTo('customer', '');
const callAdmin = gatewayTo('admin', '');

/** Headers of the browser's request that do not apply to the new body. */
const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

/**
 * A call that our own server makes for the browser's request, through the gateway: same session, same limits, same
 * cookies in the answer. For features that must work without JavaScript.
 */
export const callInternally = (request: Request, path: string, body: object, headers = request.headers) =>
  call(jsonRequest(request, path, body, headers));

/** The same to the admin API. */
export const callAdminInternally = (request: Request, path: string, body: object) =>
  callAdmin(jsonRequest(request, path, body, request.headers));

function jsonRequest(request: Request, path: string, body: object, headers: Headers): Request {
  const callHeaders = new Headers(headers);
  for (const name of BODY_HEADERS) callHeaders.delete(name);
  callHeaders.set('content-type', 'application/json');
  return new Request(new URL(path, request.url), {
    method: 'POST',
    headers: callHeaders,
    body: JSON.stringify(body),
  });
}

/** More than the longest form needs. */
const MAX_FORM_BYTES = 65_536;
const FORM = /^application\/x-www-form-urlencoded\b/i;

/** The fields of a form that was sent without JavaScript; none for another body. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = FORM.test(request.headers.get('content-type') ?? '') && request.body;
  const bytes = form ? await collect(form, MAX_FORM_BYTES) : null;
  return Object.fromEntries(new URLSearchParams(bytes?.toString('utf8')));
}

/** Redirects to a page, with the cookies of an answer. Not cached. */
export function redirectTo(path: string, answer?: Response): Response {
  const headers = new Headers({ location: path, 'cache-control': 'private, no-store' });
  for (const line of answer?.headers.getSetCookie() ?? []) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}

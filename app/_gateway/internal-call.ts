import { gatewayTo } from './route';

const call = gatewayTo('customer', '');

/** Headers of the browser's request that do not apply to the new body. */
const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

/**
 * A call that our own server makes for the browser's request, through the gateway: same session, same limits, same
 * cookies in the answer. For features that must work without JavaScript.
 */
export function callInternally(request: Request, path: string, body: object, headers = request.headers) {
  const callHeaders = new Headers(headers);
  for (const name of BODY_HEADERS) callHeaders.delete(name);
  callHeaders.set('content-type', 'application/json');
  return call(
    new Request(new URL(path, request.url), {
      method: 'POST',
      headers: callHeaders,
      body: JSON.stringify(body),
    }),
  );
}

/** Redirects to a page, with the cookies of an answer. Not cached. */
export function redirectTo(path: string, answer?: Response): Response {
  const headers = new Headers({ location: path, 'cache-control': 'private, no-store' });
  for (const line of answer?.headers.getSetCookie() ?? []) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}

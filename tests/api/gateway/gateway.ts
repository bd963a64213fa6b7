import { type GatewayOptions, handleCall } from '@/app/_gateway/handle';
import type { FakeApi } from '../fake-api';

const HOST = 'demo.localhost:3000';
const sameOrigin = { host: HOST, 'sec-fetch-site': 'same-origin' };

export type Ask = {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  options?: Partial<GatewayOptions>;
};

/** A gateway in front of a fake API. */
export function gatewayTo(api: FakeApi) {
  const edited: string[] = [];
  const ask = ({ method = 'POST', path, body = {}, headers = {}, options = {} }: Ask) => {
    const request = new Request(`http://${HOST}${path}`, {
      method,
      headers: {
        ...sameOrigin,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return send(request, options);
  };
  const send = (request: Request, options: Partial<GatewayOptions> = {}) =>
    handleCall(request, new URL(request.url).pathname, {
      api: 'customer',
      baseUrl: api.url,
      timeoutMs: 1000,
      site: { id: 'demo' },
      token: 'st_demo',
      onEdited: (site, endpoint) => edited.push(`${site} ${endpoint}`),
      ...options,
    });
  return { ask, send, edited };
}

export const session = (sid: string, authenticated: boolean) => ({
  result: true,
  sid,
  token: 'st_demo',
  authenticated,
  user_name: authenticated ? 'I. Koper' : '',
  client_name: '',
  vestiging_details: {},
  simulated: false,
});

/** The cookies that an answer sets: name → the whole line. */
export function setCookies(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => [line.split('=', 1)[0] ?? '', line]),
  );
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, json, refusal } from '../fake-api';
import { session, setCookies } from './gateway';

const HOST = 'demo.localhost:3000';
let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
  vi.stubEnv('API_URL', api.url);
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await api.close();
});

const at = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  new Request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } });

describe('a simulation link', () => {
  const open = async (headers: Record<string, string> = {}) => {
    const { GET } = await import('@/app/rewritten/simulation/route');
    return GET(
      at('/rewritten/simulation?cid=K1&hash=h', { headers: { 'sec-fetch-dest': 'document', ...headers } }),
    );
  };

  it('starts a session, and redirects to the home page without its parameters', async () => {
    api.reply = (_, response) => json(response, 200, session('looking', true));
    // A cross-site request with an expired session.
    const answer = await open({
      'sec-fetch-site': 'cross-site',
      cookie: 'sid=old-session; toonbank.aud=customer',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(setCookies(answer).sid).toContain('sid=looking');
    expect(api.seen.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/v1/auth/simulate', { cid: 'K1', hash: 'h' }],
    ]);
  });

  it('changes nothing and shows no message when it is refused', async () => {
    api.reply = (_, response) => json(response, 200, refusal('credentials_wrong'));
    const answer = await open();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['sec-fetch-dest', 'image'],
    ['sec-purpose', 'prefetch'],
  ])('is not used up by a request that no person made: %s', async (name, value) => {
    const { HEAD } = await import('@/app/rewritten/simulation/route');
    expect((await open({ [name]: value })).status).toBe(303);
    expect(HEAD().status).toBe(303);
    expect(api.seen).toEqual([]);
  });
});

describe('a message without JavaScript', () => {
  const send = async (headers: Record<string, string> = {}) => {
    const { POST } = await import('@/app/internal/forms/contact/route');
    return POST(
      at('/internal/forms/contact', {
        method: 'POST',
        body: new URLSearchParams({ topic: 'help', to: 'service', name: 'Noor', content: 'Hulp' }),
        headers: { 'sec-fetch-site': 'same-origin', cookie: 'sid=visitor-sid', ...headers },
      }),
    );
  };

  it('goes the way of every call, and redirects to a page with the result', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: {} });
    const answer = await send();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/bericht-verstuurd']);
    expect(api.seen[0]).toMatchObject({ path: '/v1/service/set_send_contactform' });
    expect(JSON.parse(api.seen[0]?.body ?? '')).toMatchObject({
      topic: 'help',
      name: 'Noor',
      content: 'Hulp',
    });
  });

  it('redirects to a page that knows how long to wait when there were too many', async () => {
    api.reply = (_, response) => {
      response.setHeader('retry-after', '90');
      json(response, 429, refusal('too_many_requests'));
    };
    expect((await send()).headers.get('location')).toBe('/nl/bericht-mislukt?wacht=90');
  });

  it('redirects to another page when it is refused, and nowhere from another site', async () => {
    api.reply = (_, response) => json(response, 400, refusal('invalid_request'));
    expect((await send()).headers.get('location')).toBe('/nl/bericht-mislukt');
    expect((await send({ 'sec-fetch-site': 'cross-site' })).headers.get('location')).toBe(
      '/nl/bericht-mislukt',
    );
    expect(api.seen).toHaveLength(1);
  });
});

describe('a request by a shelf label without JavaScript', () => {
  it('redirects to its form, with the time to wait and the typed values', async () => {
    api.reply = (_, response) => {
      response.setHeader('retry-after', '40');
      json(response, 429, refusal('too_many_requests'));
    };
    const { POST } = await import('@/app/internal/forms/shelf-request/route');
    const answer = await POST(
      at('/internal/forms/shelf-request', {
        method: 'POST',
        body: new URLSearchParams({ label: 'code', sleutel: 'key-of-this-form', tik: '5-2', naam: 'Sanne' }),
      }),
    );
    expect(answer.status).toBe(303);
    const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://winkel.test');
    expect(Object.fromEntries(searchParams)).toEqual({ fout: 'te-vaak', wacht: '40', naam: 'Sanne' });
  });
});

describe('a withdrawal without JavaScript', () => {
  const post = async (fields: Record<string, string>) => {
    const { POST } = await import('@/app/internal/forms/withdrawal/route');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams({ orderNumber: '1042', ...fields }).toString();
    return POST(at('/internal/forms/withdrawal', { method: 'POST', body, headers }));
  };
  const typed = { name: 'Noor', email: 'noor@voorbeeld.test', articles: '', 'line-1': '2', 'line-0': '' };

  it('is sent once it is confirmed, and its result has no personal data in the address', async () => {
    api.reply = ({ path }, response) =>
      path.endsWith('set_withdrawal')
        ? json(response, 200, { result: true, data: { received_at: '2026-11-23T16:42:10.000Z' } })
        : json(response, 200, session('new', false));
    const unconfirmed = await post(typed);
    expect(unconfirmed.headers.get('location')).toBe('/nl/herroepen?bestelling=1042&uitkomst=onvolledig');
    expect(api.seen).toEqual([]);
    const answer = await post({ ...typed, confirmed: '1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/nl/herroepen?bestelling=1042&uitkomst=ontvangen',
    ]);
    expect(JSON.parse(api.seen.at(-1)?.body ?? '')).toEqual({
      ...{ name: 'Noor', email: 'noor@voorbeeld.test', orderNumber: '1042', articles: '' },
      lines: [{ line: 1, quantity: 2 }],
    });
  });

  it.each([
    ['invalid_request', 400, 'onvolledig'],
    ['unavailable', 503, 'storing'],
    ['too_many_requests', 429, 'te-vaak&wacht=0'],
  ])('that is refused with %s says so', async (code, status, outcome) => {
    api.reply = ({ path }, response) =>
      path.endsWith('set_withdrawal')
        ? json(response, status, refusal(code))
        : json(response, 200, session('new', false));
    const answer = await post({ ...typed, confirmed: '1' });
    expect(answer.headers.get('location')).toBe(`/nl/herroepen?bestelling=1042&uitkomst=${outcome}`);
  });
});

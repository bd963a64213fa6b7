import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, json, refusal } from '../fake-api';
import { setCookies } from './gateway';

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

type Post = (request: Request) => Promise<Response>;

async function send(route: { POST: Post }, fields: Record<string, string>, headers = {}) {
  return route.POST(
    new Request(`http://${HOST}/internal/forms/admin`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: HOST, 'sec-fetch-site': 'same-origin', ...headers },
    }),
  );
}
const code = async () => import('@/app/internal/forms/admin/code/route');
const login = async () => import('@/app/internal/forms/admin/login/route');
const logout = async () => import('@/app/internal/forms/admin/logout/route');
const known = { clientCode: 'DEMO', username: 'beheer@demo.test', password: 'geheim-geheim' };
const session = { sid: 'admin-session', user_name: 'B. Heer', client_code: 'DEMO' };

describe('the admin login without JavaScript', () => {
  it('keeps a right client code for the second step', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: { client_name: 'Toonbank' } });
    const answer = await send(await code(), { clientCode: ' demo ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/beheer']);
    expect(setCookies(answer)['toonbank.clientCode']).toContain('toonbank.clientCode=demo;');
    expect(api.seen.map(({ path }) => path)).toEqual(['/admin/auth/validate_client_code']);
  });

  it('asks for the client code again when it is wrong', async () => {
    api.reply = (_, response) => json(response, 200, refusal('credentials_wrong'));
    const answer = await send(await code(), { clientCode: 'NIET' });
    expect(answer.headers.get('location')).toBe('/beheer?andere-code=1&fout=gegevens');
    expect(setCookies(answer)).toEqual({});
  });

  it('stores the session in cookies', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: session });
    const answer = await send(await login(), known);
    expect(answer.headers.get('location')).toBe('/beheer');
    expect(setCookies(answer)['toonbank.adminSid']).toContain('=admin-session;');
    expect(JSON.parse(api.seen[0]?.body ?? '')).toEqual(known);
  });

  it('says why it was refused, and clears what was stored of the admin', async () => {
    api.reply = (_, response) => json(response, 200, refusal('credentials_wrong'));
    const answer = await send(await login(), known, { cookie: 'toonbank.adminSid=old-session' });
    expect(answer.headers.get('location')).toBe('/beheer?fout=gegevens');
    expect(setCookies(answer)['toonbank.adminSid']).toContain('Max-Age=0');
  });

  it('says how long to wait after too many attempts', async () => {
    api.reply = (_, response) => {
      response.setHeader('retry-after', '40');
      json(response, 429, refusal('too_many_requests'));
    };
    const answer = await send(await login(), known);
    expect(answer.headers.get('location')).toBe('/beheer?fout=te-vaak&wacht=40');
  });

  it('reaches no API from another site', async () => {
    const answer = await send(await login(), known, { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.get('location')).toBe('/beheer?fout=storing');
    expect(api.seen).toEqual([]);
  });
});

describe('the logout of an admin', () => {
  it.each([
    ['ends the session at the server', 200, { result: true, data: {} }],
    ['clears the cookies of a session that has ended already', 401, refusal('session_invalid')],
  ])('%s', async (_, status, body) => {
    api.reply = (_seen, response) => json(response, status, body);
    const answer = await send(await logout(), {}, { cookie: 'toonbank.adminSid=admin-session' });
    expect(answer.headers.get('location')).toBe('/beheer');
    expect(setCookies(answer)['toonbank.adminSid']).toContain('Max-Age=0');
    expect(api.seen[0]?.headers.authorization).toBe('admin-session');
  });

  it('keeps the session and says so when the server does not answer', async () => {
    api.reply = (_, response) => json(response, 503, refusal('unavailable'));
    const answer = await send(await logout(), {}, { cookie: 'toonbank.adminSid=admin-session' });
    expect(answer.headers.get('location')).toBe('/beheer?fout=storing');
    expect(setCookies(answer)).toEqual({});
  });
});

describe('the choice of what an admin sees', () => {
  const view = async () => import('@/app/internal/forms/admin/view/route');
  const referer = (path: string) => ({ referer: `http://${HOST}${path}` });

  it('is kept in a cookie, and leads back to the page of the shop', async () => {
    const chosen = { show: 'moment', moment: '2026-12-11T10:00' };
    const answer = await send(await view(), chosen, referer('/nl/nieuws?page=2'));
    expect(answer.headers.get('location')).toBe('/nl/nieuws?page=2');
    expect(setCookies(answer)['toonbank.bekijken']).toContain('=2026-12-11T09:00:00.000Z;');
    const now = await send(await view(), { show: 'now' }, referer('/beheer/bekijken'));
    expect(now.headers.get('location')).toBe('/');
    expect(setCookies(now)['toonbank.bekijken']).toContain('Max-Age=0');
  });

  it('is refused for what is no moment, and from another site', async () => {
    const wrong = await send(await view(), { show: 'moment', moment: 'morgen' });
    expect(wrong.headers.get('location')).toBe('/beheer/bekijken?fout=moment');
    const foreign = await send(await view(), { show: 'bezoeker' }, { 'sec-fetch-site': 'cross-site' });
    expect(setCookies(foreign)).toEqual({});
    const elsewhere = await send(await view(), { show: 'now' }, { referer: 'https://elders.example/x' });
    expect(elsewhere.headers.get('location')).toBe('/');
  });

  it('begins a simulated session of a customer by the link that the backend makes', async () => {
    const headers = { cookie: 'toonbank.adminSid=admin-session' };
    const chosen = { show: 'klant', customer: 'K10001' };
    api.reply = (_, response) => json(response, 200, { result: true, data: { cid: 'K10001', hash: 'h.1' } });
    const answer = await send(await view(), chosen, headers);
    expect(answer.headers.get('location')).toBe('/?cid=K10001&hash=h.1');
    expect(api.seen[0]).toMatchObject({ path: '/v1/cmsfront/view_as_customer' });
    expect(JSON.parse(api.seen[0]?.body ?? '')).toEqual({ number: 'K10001' });
    api.reply = (_, response) => json(response, 404, refusal('not_found'));
    const refused = await send(await view(), chosen, headers);
    expect(refused.headers.get('location')).toBe('/beheer/bekijken?fout=customer');
  });
});

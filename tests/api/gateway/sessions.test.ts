import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, json, refusal } from '../fake-api';
import { gatewayTo, session, setCookies } from './gateway';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
});
afterEach(() => api.close());

/** Only the session `alive` is valid; init returns `fresh-session`. */
function withLiving(alive: string) {
  api.reply = ({ path, headers }, response) => {
    if (path.endsWith('init_session')) return json(response, 200, session('fresh-session', false));
    const sid = headers.authorization;
    if (sid === alive || sid === 'fresh-session') return json(response, 200, { result: true, data: {} });
    return json(response, 401, refusal(sid ? 'session_invalid' : 'session_missing'));
  };
}

describe('sessions', () => {
  it('are kept in an HttpOnly cookie, and removed from the answer', async () => {
    api.reply = (_, response) => json(response, 200, session('customer-session', true));
    const response = await gatewayTo(api).ask({ path: '/v1/auth/login' });
    const { sid, 'toonbank.aud': aud } = setCookies(response);
    expect(sid).toBe('sid=customer-session; Path=/; Max-Age=43200; SameSite=Lax; HttpOnly');
    expect(aud).toBe('toonbank.aud=customer; Path=/; Max-Age=43200; SameSite=Lax');
    const text = await response.text();
    expect(text).not.toContain('customer-session');
    expect(JSON.parse(text)).toMatchObject({ sid: '', token: '', authenticated: true });
  });

  it('are sent along by a refresh, which the browser can’t do itself', async () => {
    const bodies: unknown[] = [];
    api.reply = ({ path, method, body }, response) => {
      bodies.push([method, path, JSON.parse(body)]);
      json(response, 200, session('customer-session', true));
    };
    const response = await gatewayTo(api).ask({
      path: '/v1/auth/authenticate',
      headers: { cookie: 'sid=customer-session' },
      body: '{"sid":"of-the-page"}',
    });
    expect(response.status).toBe(200);
    expect(bodies).toEqual([['POST', '/v1/auth/authenticate', { sid: 'customer-session' }]]);
    expect(await response.text()).not.toContain('customer-session');
  });

  it('live a week for a visitor, and are Secure on https', async () => {
    api.reply = (_, response) => json(response, 200, session('visitor-session', false));
    const headers = { 'x-toonbank-protocol': 'https' };
    const response = await gatewayTo(api).ask({ method: 'GET', path: '/v1/auth/init_session', headers });
    expect(setCookies(response).sid).toBe(
      'sid=visitor-session; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure',
    );
    expect(setCookies(response)['toonbank.aud']).toContain('toonbank.aud=visitor;');
  });

  it('set no cookie for a wrong password', async () => {
    api.reply = (_, response) => json(response, 200, refusal('credentials_wrong'));
    const response = await gatewayTo(api).ask({ path: '/v1/auth/login' });
    expect([response.status, setCookies(response)]).toEqual([200, {}]);
  });

  it('start with a call that needs one', async () => {
    withLiving('none');
    const response = await gatewayTo(api).ask({ path: '/v1/shopcart/get_cart' });
    expect(response.status).toBe(200);
    expect(setCookies(response).sid).toContain('sid=fresh-session;');
    expect(api.seen.map(({ path }) => path)).toEqual(['/v1/auth/init_session', '/v1/shopcart/get_cart']);
  });

  it('start by the key that calls of the same moment share, and never by one that another call carries', async () => {
    withLiving('none');
    const { ask } = gatewayTo(api);
    const keyOf = async (headers: Record<string, string>) => {
      await ask({ path: '/v1/shopcart/update_cart', headers });
      const init = api.seen.findLast(({ path }) => path.endsWith('init_session'));
      return init?.headers['idempotency-key'];
    };
    const key = '4026531840-17-1234567890-3';
    expect(await keyOf({ cookie: `toonbank.start=${key}` })).toBe(key);
    expect(await keyOf({ cookie: 'toonbank.start=short', 'idempotency-key': 'of-an-order' })).toBeUndefined();
    const ended = { cookie: `sid=dead-session; toonbank.aud=visitor; toonbank.start=${key}` };
    const afterEnd = await keyOf(ended);
    expect(afterEnd).toMatch(/^[\da-f]{64}$/);
    expect(await keyOf(ended)).toBe(afterEnd);
    expect(await keyOf({ cookie: 'sid=other-session; toonbank.aud=visitor' })).not.toBe(afterEnd);
  });

  it('forget that key with a login', async () => {
    api.reply = (_, response) => json(response, 200, session('customer-session', true));
    const response = await gatewayTo(api).ask({ path: '/v1/auth/login' });
    expect(setCookies(response)['toonbank.start']).toContain('Max-Age=0');
  });

  it('do not start with a call that needs none, nor with one that needs a customer', async () => {
    withLiving('none');
    const { ask } = gatewayTo(api);
    await ask({ path: '/v1/products/get_products' });
    const response = await ask({ path: '/v1/service/get_order_history' });
    expect(response.status).toBe(401);
    expect(api.seen.some(({ path }) => path.endsWith('init_session'))).toBe(false);
  });

  it('are refused with Retry-After, and leave no cookie, where an address has had too many', async () => {
    api.reply = (_, response) => {
      response.setHeader('retry-after', '600');
      json(response, 429, refusal('too_many_requests'));
    };
    const response = await gatewayTo(api).ask({ path: '/v1/shopcart/update_cart' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
    expect(setCookies(response)).toEqual({});
    expect(api.seen.map(({ path }) => path)).toEqual(['/v1/auth/init_session']);
  });

  it('are replaced when a visitor returns with an expired one', async () => {
    withLiving('none');
    const headers = { cookie: 'sid=dead-session; toonbank.aud=visitor' };
    const response = await gatewayTo(api).ask({ path: '/v1/shopcart/update_cart', headers });
    expect(response.status).toBe(200);
    expect(setCookies(response).sid).toContain('sid=fresh-session;');
  });

  it('are cleared when a customer’s has expired, and the page is told', async () => {
    withLiving('none');
    const headers = { cookie: 'sid=dead-session; toonbank.aud=customer' };
    const response = await gatewayTo(api).ask({ method: 'GET', path: '/v1/auth/authenticate', headers });
    expect(response.status).toBe(401);
    expect(setCookies(response).sid).toContain('sid=; Path=/; Max-Age=0');
    expect(setCookies(response)['toonbank.aud']).toContain('Max-Age=0');
  });

  it('are cleared by logout, also when they had expired already', async () => {
    withLiving('live-session');
    const { ask } = gatewayTo(api);
    for (const sid of ['live-session', 'dead-session']) {
      const headers = { cookie: `sid=${sid}; toonbank.aud=customer` };
      expect(setCookies(await ask({ path: '/v1/auth/logout', headers })).sid).toContain('Max-Age=0');
    }
  });

  it('survive a failed logout: the customer is still logged in', async () => {
    api.reply = (_, response) => json(response, 503, refusal('unavailable'));
    const headers = { cookie: 'sid=live-session; toonbank.aud=customer' };
    expect(setCookies(await gatewayTo(api).ask({ path: '/v1/auth/logout', headers }))).toEqual({});
  });
});

describe('admin sessions', () => {
  const admin = { sid: 'admin-session', user_name: 'B. Heer', client_code: 'DEMO' };

  it('have a cookie of their own, and a readable one that says only that pages are an admin’s', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: admin });
    const response = await gatewayTo(api).ask({ path: '/auth/login', options: { api: 'admin' } });
    expect(setCookies(response)).toEqual({
      'toonbank.adminSid': 'toonbank.adminSid=admin-session; Path=/; Max-Age=43200; SameSite=Lax; HttpOnly',
      'toonbank.beheer': 'toonbank.beheer=admin; Path=/; Max-Age=43200; SameSite=Lax',
      'toonbank.clientCode': 'toonbank.clientCode=DEMO; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly',
    });
    expect(await response.text()).not.toContain('admin-session');
  });

  it('have no readable cookie before the second step of the login', async () => {
    for (const state of ['code', 'setup']) {
      const data = { ...admin, second_factor: state };
      api.reply = (_, response) => json(response, 200, { result: true, data });
      const response = await gatewayTo(api).ask({ path: '/auth/login', options: { api: 'admin' } });
      expect(setCookies(response)['toonbank.adminSid']).toContain('=admin-session;');
      expect(setCookies(response)['toonbank.beheer']).toContain('Max-Age=0');
    }
  });

  it('are cleared by logout', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: {} });
    const headers = { cookie: 'toonbank.adminSid=admin-session' };
    const response = await gatewayTo(api).ask({ path: '/auth/logout', headers, options: { api: 'admin' } });
    expect(setCookies(response)['toonbank.adminSid']).toContain('Max-Age=0');
    expect(setCookies(response)['toonbank.beheer']).toContain('Max-Age=0');
  });

  it('are cleared by a failed login, and the customer’s is left alone', async () => {
    api.reply = (_, response) => json(response, 200, refusal('credentials_wrong'));
    const headers = { cookie: 'sid=customer-session; toonbank.adminSid=admin-session' };
    const response = await gatewayTo(api).ask({ path: '/auth/login', headers, options: { api: 'admin' } });
    expect(Object.keys(setCookies(response))).toEqual([
      'toonbank.adminSid',
      'toonbank.beheer',
      'toonbank.bekijken',
    ]);
  });

  it('go with admin calls on the customer API, the customer’s session with the other calls', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: {} });
    const { ask } = gatewayTo(api);
    const headers = { cookie: 'sid=customer-session; toonbank.adminSid=admin-session' };
    await ask({ path: '/v1/cmsfront/get_images', headers });
    await ask({ path: '/v1/shopcart/get_cart', headers });
    expect(api.seen.map(({ headers: sent }) => sent.authorization)).toEqual([
      'admin-session',
      'customer-session',
    ]);
  });

  it('are cleared when they have expired, and the customer’s is left alone', async () => {
    api.reply = (_, response) => json(response, 401, refusal('session_invalid'));
    const headers = { cookie: 'sid=customer-session; toonbank.adminSid=admin-session' };
    const response = await gatewayTo(api).ask({ path: '/v1/cmsfront/get_images', headers });
    expect(Object.keys(setCookies(response))).toEqual([
      'toonbank.adminSid',
      'toonbank.beheer',
      'toonbank.bekijken',
    ]);
  });
});

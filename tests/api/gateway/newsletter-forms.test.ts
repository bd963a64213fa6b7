import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, json, refusal } from '../fake-api';
import { session } from './gateway';

const HOST = 'demo.localhost:3000';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const sameOrigin = { ...FORM, 'sec-fetch-site': 'same-origin' };
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

/** The API answers a call of the newsletter with this, and gives sessions. */
const answers = (status: number, body: object) => {
  api.reply = ({ path }, response) =>
    path.includes('newsletter') ? json(response, status, body) : json(response, 200, session('new', false));
};
const done = (data: object) => answers(200, { result: true, data });
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = sameOrigin) =>
  new Request(`http://${HOST}/internal/forms/newsletter${path}`, {
    method: 'POST',
    headers: { host: HOST, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const outcome = (answer: Response) => [answer.status, answer.headers.get('location')];

describe('the form of the newsletter without JavaScript', () => {
  const post = async (headers?: Record<string, string>) => {
    const { POST } = await import('@/app/internal/forms/newsletter/route');
    return POST(form('', { email: 'noor@voorbeeld.test' }, headers));
  };

  it('is sent, and its result has no personal data in the address', async () => {
    done({});
    expect(outcome(await post())).toEqual([303, '/nl/nieuwsbrief/bevestigen?uitkomst=gevraagd']);
    expect(JSON.parse(api.seen.at(-1)?.body ?? '')).toEqual({ email: 'noor@voorbeeld.test', website: '' });
  });

  it.each([
    ['invalid_request', 400, 'onjuist'],
    ['too_many_requests', 429, 'te-vaak'],
    ['unavailable', 503, 'niet-verstuurd'],
  ])('that is refused with %s says so', async (code, status, result) => {
    answers(status, refusal(code));
    expect(outcome(await post())).toEqual([303, `/nl/nieuwsbrief/bevestigen?uitkomst=${result}`]);
  });

  it('is not taken from a page of another site', async () => {
    done({});
    await post({ ...FORM, 'sec-fetch-site': 'cross-site' });
    expect(api.seen).toEqual([]);
  });
});

describe('the button that confirms', () => {
  const post = async () => {
    const { POST } = await import('@/app/internal/forms/newsletter/confirm/route');
    return POST(form('/confirm', { code: '7.1.geheim' }));
  };

  it.each([
    ['confirmed', 'bevestigd'],
    ['known', 'al-bevestigd'],
    ['expired', 'verlopen'],
    ['unknown', 'onbekend'],
  ])('says %s, and forgets the code', async (result, shown) => {
    done({ outcome: result });
    expect(outcome(await post())).toEqual([303, `/nl/nieuwsbrief/bevestigen?uitkomst=${shown}`]);
  });

  it('can be pressed again when the server did not answer', async () => {
    answers(503, refusal('unavailable'));
    expect(outcome(await post())).toEqual([
      303,
      '/nl/nieuwsbrief/bevestigen?code=7.1.geheim&uitkomst=storing',
    ]);
  });
});

describe('signing out', () => {
  const post = async (fields: Record<string, string>, query = '', headers?: Record<string, string>) => {
    const { POST } = await import('@/app/internal/forms/newsletter/sign-out/route');
    return POST(form(`/sign-out${query}`, fields, headers));
  };
  const oneClick = { 'List-Unsubscribe': 'One-Click' };

  it('by the button shows that it is done', async () => {
    done({ outcome: 'signed_out' });
    expect(outcome(await post({ code: '7.geheim' }))).toEqual([
      303,
      '/nl/nieuwsbrief/afmelden?uitkomst=afgemeld',
    ]);
  });

  it('by a mail program needs neither an origin nor a session, and gets no redirect', async () => {
    done({ outcome: 'signed_out' });
    const answer = await post(oneClick, '?code=7.geheim', { ...FORM, cookie: 'sid=of-a-customer' });
    expect(outcome(answer)).toEqual([200, null]);
    const [call] = api.seen.filter(({ path }) => path.includes('newsletter'));
    expect(JSON.parse(call?.body ?? '')).toEqual({ code: '7.geheim' });
    expect(JSON.stringify(call?.headers)).not.toContain('of-a-customer');
  });

  it.each([
    [200, { result: true, data: { outcome: 'unknown' } }, 404],
    [503, refusal('unavailable'), 503],
  ])('by a mail program reports what failed', async (status, body, told) => {
    answers(status, body);
    expect((await post(oneClick, '?code=7.geheim', FORM)).status).toBe(told);
  });

  it('does not happen when the address is opened: it leads to the page with the button', async () => {
    const { GET } = await import('@/app/internal/forms/newsletter/sign-out/route');
    const answer = GET(new Request(`http://${HOST}/internal/forms/newsletter/sign-out?code=7.geheim`));
    expect(outcome(answer)).toEqual([303, '/nl/nieuwsbrief/afmelden?code=7.geheim']);
    expect(api.seen).toEqual([]);
  });
});

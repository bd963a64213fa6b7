import { afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[...path]/route';
import { GET as paint } from '@/app/rewritten/site-files/[site]/picture/[...path]/route';

const FILM = '/media/demo/videos/0123456789abcdef.mp4';

afterEach(() => vi.unstubAllGlobals());

/** The shop's answer when the API gives `answer`; what it asked the API for. */
async function ask(path: string, answer: Response, headers: Record<string, string> = {}) {
  const api = vi.fn(async (_url: string, _init?: RequestInit) => answer);
  vi.stubGlobal('fetch', api);
  const host = 'demo.localhost';
  const response = await GET(new Request(`http://${host}${path}`, { headers: { host, ...headers } }));
  return { response, asked: api.mock.calls[0]?.[1]?.headers };
}

it('passes on the part of a video that a browser asks for', async () => {
  const answer = new Response('0123', {
    status: 206,
    headers: {
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-3/10',
      'content-length': '4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
  const { response, asked } = await ask(FILM, answer, { range: 'bytes=0-3' });
  expect(asked).toEqual({ range: 'bytes=0-3' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 0-3/10');
  expect(await response.text()).toBe('0123');
});

it('says that a video has no such part', async () => {
  const answer = new Response(null, { status: 416, headers: { 'content-range': 'bytes */10' } });
  const { response } = await ask(FILM, answer, { range: 'bytes=99-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it('serves no other type than pictures, documents, videos and captions', async () => {
  const page = new Response('<p>', { headers: { 'content-type': 'text/html' } });
  expect((await ask(FILM, page)).response.status).toBe(404);
  const captions = new Response('WEBVTT', { headers: { 'content-type': 'text/vtt' } });
  expect((await ask(FILM.replace('mp4', 'vtt'), captions)).response.status).toBe(200);
});

it('serves a picture under the longest name that the API allows', async () => {
  const picture = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  const statusOf = async (letters: number) =>
    (await ask(`/media/demo/scenes/${'n'.repeat(letters)}.svg`, picture())).response.status;
  expect([await statusOf(81), await statusOf(82)]).toEqual([200, 404]);
});

const SCENE = '/media/demo/scenes/store.svg';
const busy = () => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });

it('asks again while the API is busy or breaks the connection', async () => {
  const api = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(busy())
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValueOnce(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
  vi.stubGlobal('fetch', api);
  const response = await GET(
    new Request(`http://demo.localhost${SCENE}`, { headers: { host: 'demo.localhost' } }),
  );
  expect([response.status, await response.text()]).toEqual([200, '<svg/>']);
});

it('says of a busy API that the picture comes later, and not that there is none', async () => {
  const { response } = await ask(SCENE, busy());
  const { status, headers } = response;
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '3', 'no-store']);
});

it('says of a drawing that can not be read now that it comes later', async () => {
  vi.stubGlobal('fetch', async () => busy());
  const params = Promise.resolve({ site: 'demo', path: ['480', 'scenes', 'store'] });
  expect((await paint(new Request('http://demo.localhost/'), { params })).status).toBe(503);
});

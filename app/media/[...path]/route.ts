import { setTimeout } from 'node:timers/promises';
import { env } from '@/app/_data/env';
import { isSizedPicture } from '@/lib/pictures/library-picture';
import { resolveSite } from '@/tenants/resolve-site';

/** `/media/<site>/<folders>/<file>`: excludes path traversal and ambiguous encodings. */
const PATH =
  /^\/media\/([a-z][a-z0-9]{1,40})(?:\/[a-z0-9][a-z0-9_-]{0,80}){1,6}\.(?:svg|webp|avif|png|jpg|pdf|mp4|vtt)$/;
const SERVED = /^(?:image\/(?:svg\+xml|webp|avif|png|jpeg)|application\/pdf|video\/mp4|text\/vtt)\b/;
const YEAR = 31_536_000;

/**
 * Pictures named after their content are cached for good, others for an hour, in browsers and in our server:
 * a page's largest picture must not wait for the API.
 */
function cacheControl(upstream: string | null): string {
  return upstream?.includes('immutable')
    ? `public, max-age=${YEAR}, s-maxage=${YEAR}, immutable`
    : upstream?.includes('max-age=60,')
      ? 'public, max-age=60, s-maxage=60'
      : 'public, max-age=3600, s-maxage=3600';
}

const absent = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** An SVG opened directly may only draw; a PDF viewer does not run in a sandbox. */
const policy = (type: string) =>
  type.startsWith('image/')
    ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    : "default-src 'none'; frame-ancestors 'none'";

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => [[name, headers.get(name) ?? '']]).filter(([, value]) => value));

/** A video is played in parts: browsers ask for them, and are told which part it is. */
const partHeaders = ['accept-ranges', 'content-range'];
const partOf = (picture: Response) =>
  // Without its packing a packed answer has another length.
  pick(picture.headers, picture.headers.has('content-encoding') ? [] : [...partHeaders, 'content-length']);

const ATTEMPTS = 3;
const PAUSE_MS = 300;

/**
 * Asks again while the API is busy or breaks the connection: a page asks for dozens of pictures at once, and browsers
 * ask for none twice. Null: it did not answer.
 */
async function askApi(path: string, headers: Record<string, string>): Promise<Response | null> {
  const signal = AbortSignal.timeout(env.API_TIMEOUT_MS);
  const options: RequestInit = { headers, redirect: 'manual', cache: 'no-store', signal };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(env.API_URL + path, options).catch(() => null);
    if (answer && answer.status !== 503) return answer;
    if (attempt === ATTEMPTS || signal.aborted) return answer;
    await answer?.body?.cancel();
    await setTimeout(attempt * PAUSE_MS);
  }
}

/** The API's pictures, videos and documents on our own origin; only those of the host's own site. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const isSized = isSizedPicture(pathname);
  const owner = isSized ? pathname.split('/')[2] : PATH.exec(pathname)?.[1];
  if (owner !== site?.id || !site) return absent();
  const picture = await askApi(pathname, pick(request.headers, isSized ? ['accept', 'range'] : ['range']));
  if (!picture || picture.status === 503)
    return new Response(null, { status: 503, headers: { 'retry-after': '3', 'cache-control': 'no-store' } });
  const type = picture.headers.get('content-type') ?? '';
  if (picture.status === 416) return new Response(null, { status: 416, headers: partOf(picture) });
  if (!picture.ok || !SERVED.test(type)) return absent();
  return new Response(picture.body, {
    status: picture.status,
    headers: {
      ...partOf(picture),
      'content-type': type,
      'cache-control': cacheControl(picture.headers.get('cache-control')),
      ...(isSized && { vary: 'accept' }),
      'content-security-policy': policy(type),
    },
  });
}

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

/** The API's pictures, videos and documents on our own origin; only those of the host's own site. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const isSized = isSizedPicture(pathname);
  const owner = isSized ? pathname.split('/')[2] : PATH.exec(pathname)?.[1];
  if (owner !== site?.id || !site) return absent();
  const picture = await fetch(env.API_URL + pathname, {
    headers: pick(request.headers, isSized ? ['accept', 'range'] : ['range']),
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(env.API_TIMEOUT_MS),
  }).catch(() => null);
  if (!picture) return new Response(null, { status: 503, headers: { 'retry-after': '3' } });
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

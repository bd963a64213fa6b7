import { env } from '@/app/_data/env';
import { drawMark, MASKABLE_SHARE } from '@/app/_data/seo/draw';
import { absentFile, notNow, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';
import { countingWorker } from '@/app/_data/stock-count/counting-worker';
import { COUNTING_SCOPE, MASKABLE_ICON } from '@/lib/urls/counting-app-urls';
import { countingApp as words } from '@/locales/nl/stock-count/counting-app';
import type { Tenant } from '@/tenants/types';

/** The files that make counting an app: its service worker, manifest, and icon. */
export async function GET(request: Request, { params }: SiteFileProps<{ name: string }>) {
  const { site, name } = await params;
  const tenant = siteOfFile(site);
  if (!tenant) return absentFile();
  if (name === 'worker') return worker(request);
  if (name === 'manifest')
    return sendFile(JSON.stringify(manifestOf(tenant)), 'application/manifest+json; charset=utf-8');
  const png = await drawMark(tenant, 512, true, MASKABLE_SHARE);
  return png ? sendFile(new Uint8Array(png), 'image/png') : notNow();
}

/** Asked for at each start of the page, so that a new one, or none, counts at once. */
function worker(request: Request): Response {
  const { script, etag } = countingWorker(env.OFFLINE_COUNTING);
  const headers = {
    'cache-control': 'no-cache',
    // A worker has the policy of its own script: it fetches from the shop and executes nothing else.
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(script, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } });
}

function manifestOf({ name, theme }: Tenant) {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    ...{ src, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  return {
    id: COUNTING_SCOPE,
    name: words.name(name),
    short_name: words.shortName,
    description: words.description,
    lang: 'nl',
    start_url: COUNTING_SCOPE,
    scope: COUNTING_SCOPE,
    display: 'standalone',
    background_color: theme.colors.surface,
    theme_color: theme.colors.brand,
    icons: [
      icon('/icoon-192.png', 192, 'any'),
      icon('/icoon-512.png', 512, 'any'),
      icon(MASKABLE_ICON, 512, 'maskable'),
    ],
  };
}

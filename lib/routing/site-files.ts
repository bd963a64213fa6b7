import { readDrawnPicture } from '../pictures/drawn-picture';
import { COUNTING_MANIFEST, COUNTING_WORKER, MASKABLE_ICON } from '../urls/counting-app-urls';

/**
 * Files that browsers, search engines and feed readers request by name, and pictures to share: address → the path of their handler
 * below `app/rewritten/site-files/[site]`, or null for any other address.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  '/robots.txt': ['robots'],
  '/sitemap.xml': ['sitemap', 'alles'],
  '/sitemap-paginas.xml': ['sitemap', 'paginas'],
  '/favicon.ico': ['icon', 'favicon'],
  '/apple-touch-icon.png': ['icon', '180'],
  '/apple-touch-icon-precomposed.png': ['icon', '180'],
  '/icoon-192.png': ['icon', '192'],
  '/icoon-512.png': ['icon', '512'],
  '/manifest.webmanifest': ['manifest'],
  '/delen/winkel.png': ['share', 'winkel'],
  '/nl/nieuws/rss.xml': ['news-feed'],
  [COUNTING_WORKER]: ['counting', 'worker'],
  [COUNTING_MANIFEST]: ['counting', 'manifest'],
  [MASKABLE_ICON]: ['counting', 'icon'],
};

const PRODUCTS = /^\/sitemap-producten-([1-9]\d{0,3})\.xml$/;
/** The picture of the same name below `/media/<site>`, drawn as PNG. */
const PICTURE = /^\/delen\/(packshots|groups|scenes)\/([a-z0-9][a-z0-9-]{0,80})\.png$/;

export function siteFile(pathname: string): readonly string[] | null {
  if (Object.hasOwn(names, pathname)) return names[pathname] ?? null;
  const part = PRODUCTS.exec(pathname)?.[1];
  if (part) return ['sitemap', `producten-${part}`];
  const [, folder, name] = PICTURE.exec(pathname) ?? [];
  if (folder && name) return ['share', folder, name];
  const drawn = readDrawnPicture(pathname);
  return drawn && ['picture', ...drawn];
}

/** Those that `public/` has for a host that is no public one of a site: closed to robots, and a neutral icon. */
export const fallbackFiles: readonly string[] = ['/favicon.ico', '/robots.txt'];

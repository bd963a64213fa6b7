import { fulfillRouteCacheEntry, writeRouteIntoCache } from 'next/dist/client/components/segment-cache/cache';

type Fulfill = Parameters<typeof fulfillRouteCacheEntry>;
type Write = Parameters<typeof writeRouteIntoCache>;

/**
 * Replaces Next's prediction of routes, which learns addresses that look like their folders. Those of the shop never do: all
 * pages are rewritten to `[lang]/[site]/…` or `rewritten/…`. A route is stored under its address only.
 */
export function discoverKnownRoute(
  now: Write[0],
  pathname: Write[1],
  search: Write[2],
  nextUrl: Write[3],
  pending: Fulfill[1] | null,
  root: Write[4],
  ...rest: [Write[5], Write[6], Write[7], Write[8]]
) {
  return pending
    ? fulfillRouteCacheEntry(now, pending, root, ...rest)
    : writeRouteIntoCache(now, pathname, search, nextUrl, root, ...rest);
}

export const matchKnownRoute = () => null;
export const resetKnownRoutes = () => undefined;

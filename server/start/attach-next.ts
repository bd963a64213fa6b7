import path from 'node:path';
import next from 'next';
import { kindTag, type TagKind } from '../../lib/cache/cache-tags.ts';
import type { StorefrontEnv } from '../../lib/env.ts';
import { build, cacheRoot, tagStore } from '../cache/places.ts';
import { pruneBuilds } from '../cache/prune.ts';
import { YEAR_S } from '../cache/tag-store.ts';
import { createListener, type ListenerOptions } from '../http/listener.ts';
import { staticFiles } from '../http/static-files.ts';
import { proxyMatcher } from '../http/trusted-proxy.ts';
import { askChanges } from '../live/ask-changes.ts';
import { ChangeWatch, WATCH_INTERVAL_MS } from '../live/change-watch.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { scanFiles } from '../scan/scan-files.ts';
import type { ShopServer } from './create-shop-server.ts';

const inFolder = (name: string) => path.join(process.cwd(), name);

const MEGABYTE = 1_048_576;
const STATIC_FILES_MB = 32;
/**
 * What is revalidated is revalidated once more after this. Next lets a page share data that another page began to load:
 * before the change, perhaps, while the page is younger than the change.
 */
const RENEW_AGAIN_MS = 2000;
const STALE = { expire: YEAR_S };
/** How often this process checks whether another one saw an edit. */
const TAGS_POLL_INTERVAL_MS = 1000;

/** Attaches Next to the server; the returned function stops its background work. */
export async function attachNext(
  { server, listen }: ShopServer,
  env: StorefrontEnv,
  dev: boolean,
): Promise<() => Promise<void>> {
  // Rewrites in middleware break with any other host name.
  const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: env.PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  if (dev) {
    // The connection that reports changes is silent for long.
    server.setTimeout(0);
    const files = scanFiles();
    listen(async (request, response) => {
      if (!(await files(request, response, 'http'))) await handle(request, response);
    });
    return () => app.close();
  }
  const watch = watchChanges(env.PORT);
  const listener = createListener({
    beforePage: (host) => watch.before(host),
    next: handle,
    pages: new PageCache((env.PAGE_CACHE_MB * MEGABYTE * 2) / 3),
    files: firstOf(
      staticFiles(
        { '/_next/static/': inFolder('.next/static'), '/icons/': inFolder('public/icons') },
        STATIC_FILES_MB * MEGABYTE,
      ),
      scanFiles(),
    ),
    isTrusted: proxyMatcher(env.TRUSTED_PROXY),
    generation: () => tagStore.generation,
  });
  listen(listener);
  const refreshing = setInterval(() => void tagStore.refresh(), TAGS_POLL_INTERVAL_MS);
  const watching = setInterval(() => void watch.poll(), WATCH_INTERVAL_MS);
  if (build) void pruneBuilds(cacheRoot, build);
  return async () => {
    clearInterval(refreshing);
    clearInterval(watching);
    await app.close();
  };
}

/** Asks one after the other until one has answered. */
const firstOf =
  (...all: ListenerOptions['files'][]): ListenerOptions['files'] =>
  async (request, response, protocol) => {
    for (const files of all) if (await files(request, response, protocol)) return true;
    return false;
  };

/** Renews what the API says has changed. */
const watchChanges = (port: number) =>
  new ChangeWatch({
    ask: (host) => askChanges(port, host),
    async onChanges({ site, counts }) {
      const tags = Object.entries(counts).map(
        ([kind, count]) => [kindTag(site, kind as TagKind), count] as const,
      );
      const changed = await tagStore.setCounts(new Map(tags));
      if (changed.length > 0) setTimeout(() => void tagStore.update(changed, STALE), RENEW_AGAIN_MS).unref();
    },
    onApi(isUp) {
      tagStore.isApiUp = isUp;
    },
  });

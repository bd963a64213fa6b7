import path from 'node:path';
import next from 'next';
import type { StorefrontEnv } from '../../lib/env.ts';
import { directGateway } from '../../lib/routing/direct-gateway.ts';
import { build, cacheRoot, redis, tagStore } from '../cache/places.ts';
import { pruneBuilds } from '../cache/prune.ts';
import { YEAR_S } from '../cache/tag-store.ts';
import { shareWithWorkers } from '../cache/worker-tags.ts';
import { answerCall } from '../gateway/answer-call.ts';
import { createListener, type ListenerOptions } from '../http/listener.ts';
import { keepFiles, keptFolders } from '../http/other-builds.ts';
import { staticFiles } from '../http/static-files.ts';
import { proxyMatcher } from '../http/trusted-proxy.ts';
import { ChangeWatch, WATCH_INTERVAL_MS } from '../live/change-watch.ts';
import { renewChanged } from '../live/renew-changed.ts';
import { askApi } from '../operations/ask-api.ts';
import { type Operations, openOperations } from '../operations/open-operations.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { scanFiles } from '../scan/scan-files.ts';
import type { ShopServer } from './create-shop-server.ts';

const inFolder = (name: string) => path.join(process.cwd(), name);

const MEGABYTE = 1_048_576;
const STATIC_FILES_MB = 32;
/** How often this process checks whether another one saw an edit. */
const TAGS_POLL_INTERVAL_MS = 1000;

export interface Attached {
  /** Stops the background work. */
  close(): Promise<void>;
  operations?: Operations | undefined;
}

/** Attaches Next to the server. @throws StartError */
export async function attachNext(
  { server, listen }: ShopServer,
  env: StorefrontEnv,
  dev: boolean,
): Promise<Attached> {
  const isTrusted = proxyMatcher(env.TRUSTED_PROXY);
  // Before anything of Next is loaded that looks for a tracer.
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('../operations/tracing.ts')).startTracing(isTrusted)
    : undefined;
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
    return { close: () => app.close() };
  }
  const kept = build ? keepFiles({ root: cacheRoot, build, files: inFolder('.next/static') }) : undefined;
  // Before this process is ready: a browser with its pages may ask another storefront for their files.
  await kept?.copied;
  if (build) void pruneBuilds(cacheRoot, build);
  const watch = watchChanges();
  tagStore.askApi = () => watch.confirm();
  shareWithWorkers(tagStore);
  await redis?.link.start();
  const operations = await openOperations(env, askApi(env.API_URL), redis?.link);
  const listener = createListener({
    beforePage: (host) => watch.before(host),
    next: handle,
    pages: new PageCache((env.PAGE_CACHE_MB * MEGABYTE * 3) / 4),
    files: firstOf(
      staticFiles(
        {
          '/_next/static/': { first: inFolder('.next/static'), others: keptFolders(cacheRoot) },
          '/icons/': { first: inFolder('public/icons') },
        },
        STATIC_FILES_MB * MEGABYTE,
      ),
      scanFiles(),
    ),
    isTrusted,
    generation: () => tagStore.generation,
    changedAt: (site) => tagStore.changedAt(site),
    // Never expired at once: the API may be down.
    calls: (request, response) =>
      answerCall(request, response, (tags) => void tagStore.update(tags, { expire: YEAR_S })),
    ...(operations && { watch: operations.watch }),
  });
  listen(
    tracing
      ? (request, response) => tracing.around(request, response, () => listener(request, response))
      : listener,
  );
  const refreshing = setInterval(() => void tagStore.refresh(), TAGS_POLL_INTERVAL_MS);
  const watching = setInterval(() => void watch.poll(), WATCH_INTERVAL_MS);
  return {
    operations,
    async close() {
      clearInterval(refreshing);
      clearInterval(watching);
      kept?.stop();
      operations?.close();
      redis?.link.close();
      await app.close();
      await tracing?.stop();
    },
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
const watchChanges = () =>
  new ChangeWatch({
    ask: async (host) => directGateway()?.changesOf(host) ?? 'away',
    onChanges: renewChanged(tagStore),
    onApi(isUp) {
      tagStore.isApiUp = isUp;
    },
  });

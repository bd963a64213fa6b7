import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** Replaces a module in the browser's scripts only. */
const browser = (name: string) => ({ browser: `./lib/left-out/${name}.ts` });

/**
 * Parts of Next and Redux Toolkit that this shop never runs, by the names under which they are imported: their budget would
 * not hold with them (bytes of each: ADR 75, ADR 228).
 */
const leftOut = {
  '../build/polyfills/polyfill-module': './lib/left-out/polyfills.ts',
  'next/dist/compiled/process': './lib/left-out/process.ts',
  reselect: './lib/left-out/reselect.ts',
  '../../../lib/constants': browser('next-constants'),
  './reducers/server-action-reducer': browser('server-actions'),
  './error-styles': browser('error-styles'),
  '../../../shared/lib/router/utils/interception-routes': browser('intercepting-routes'),
  '../../../../shared/lib/router/utils/interception-routes': browser('intercepting-routes'),
  '../../shared/lib/instant-messages': browser('instant-messages'),
  './set-attributes-from-props': browser('script-attributes'),
  './optimistic-routes': browser('optimistic-routes'),
  './segment-cache/optimistic-routes': browser('optimistic-routes'),
  '../segment-cache/optimistic-routes': browser('optimistic-routes'),
  './links': browser('next-links'),
  '../links': browser('next-links'),
};

const file = (name: string) => path.join(import.meta.dirname, name);

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // The custom server compresses once per page instead of once per answer (server/).
  compress: false,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  transpilePackages: ['@toonbank/contract'],
  // The server loads it from node_modules: bundled, it is 350 modules (ADR 83).
  serverExternalPackages: ['axios'],
  // Both spellings of a path are the same page; addresses end with and without a slash (docs/behaviour.md §2.3).
  skipTrailingSlashRedirect: true,
  // `npm run types` checks; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: file('server/cache/page-handler.ts'),
  cacheHandlers: { default: file('server/cache/data-handler.ts') },
  cacheLife: {
    // Shown for five minutes, then renewed in the background; kept for a year, so that an API that is
    // down never empties the shop.
    catalogue: { stale: 300, revalidate: 300, expire: 31_536_000 },
    // Texts, menus and settings change by an edit, which revalidates their tags.
    content: { stale: 300, revalidate: 900, expire: 31_536_000 },
  },
  experimental: {
    globalNotFound: true,
    // Both leave out code that nothing uses (ADR 83).
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
  },
  turbopack: { resolveAlias: leftOut },
};

/** `page.dev.tsx` is a page in development and nothing in a build. */
export default (phase: string): NextConfig => ({
  ...config,
  pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
});

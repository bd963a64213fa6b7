import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { dataPolicy } from '../csp/policy.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import { lastingFile } from './lasting-file.ts';
import { sendPage } from './send.ts';

/** Names of served files: no parent folders, nothing hidden, no source maps. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(js|css|woff2|woff|json|svg|png|webp|ico|txt)$/;

const types: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
};

/** A folder, and others for what is not in it. */
interface Places {
  first: string;
  others?: () => Promise<readonly string[]>;
}

async function readFirst({ first, others }: Places, name: string): Promise<Buffer | null> {
  const read = (folder: string) => readFile(path.join(folder, name)).catch(() => null);
  const found = await read(first);
  if (found || !others) return found;
  for (const folder of await others()) {
    const other = await read(folder);
    if (other) return other;
  }
  return null;
}

/**
 * Serves files that never change under their names: those of the build and the icons of `public/`. They are compressed
 * once and kept in memory. `places`: by the start of their address.
 */
export function staticFiles(places: Readonly<Record<string, Places>>, maxBytes: number) {
  const prefixes = Object.keys(places);

  const files = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 1),
  });

  async function load(prefix: string, name: string, protocol: 'http' | 'https'): Promise<CachedPage | null> {
    const extension = NAME.exec(name)?.[1];
    const place = places[prefix];
    const bytes = extension && place ? await readFirst(place, name) : null;
    const type = types[extension ?? ''];
    if (!bytes || !type) return null;
    return lastingFile({ bytes, type, policy: dataPolicy }, protocol);
  }

  /** Resolves whether the request was for such a file, and has its answer. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    protocol: 'http' | 'https',
  ): Promise<boolean> => {
    const url = request.url ?? '';
    const prefix = prefixes.find((start) => url.startsWith(start));
    if (!prefix || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const name = url.slice(prefix.length).split('?', 1)[0] ?? '';
    const key = `${protocol} ${prefix}${name}`;
    const file = files.get(key) ?? (await load(prefix, name, protocol));
    if (!file) return false;
    files.set(key, file);
    sendPage(request, response, file);
    return true;
  };
}

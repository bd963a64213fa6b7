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

/**
 * Serves files that never change under their names: those of the build and the icons of `public/`. They are compressed
 * once and kept in memory. `folders`: by the start of their address.
 */
export function staticFiles(folders: Readonly<Record<string, string>>, maxBytes: number) {
  const prefixes = Object.keys(folders);

  const files = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 1),
  });

  async function load(file: string, name: string, protocol: 'http' | 'https'): Promise<CachedPage | null> {
    const extension = NAME.exec(name)?.[1];
    const bytes = extension ? await readFile(file).catch(() => null) : null;
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
    const file = files.get(key) ?? (await load(path.join(folders[prefix] ?? '', name), name, protocol));
    if (!file) return false;
    files.set(key, file);
    sendPage(request, response, file);
    return true;
  };
}

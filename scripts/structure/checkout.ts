import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './imports.ts';

const FOLDERS =
  '{api,app,backend/src,backend/test,bench,components,contract/src,demo/src,demo/test,docs,e2e,lib,locales,scripts,server,store,templates,tenants,tests}';

/** All hand-written files, as paths from the root; without pictures, which are data. */
export function readCheckout(root: string): { sources: Sources; paths: string[] } {
  const paths = globSync(`${FOLDERS}/**/*.{ts,tsx,js,mjs,css,md}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const code = paths.filter((path) => /\.(?:tsx?|m?js)$/.test(path));
  return { paths, sources: new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')])) };
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('../../tenants/', import.meta.url);

function filesBehind(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    filesBehind(new URL(from, file), seen);
  }
  return seen;
}

it('lets middleware resolve a site without loading data or drawings', () => {
  const files = [...filesBehind(new URL('resolve-site.ts', folder))].map((href) => basename(href));
  expect(files.sort()).toEqual(['hosts.ts', 'resolve-site.ts', 'site-token.ts']);
});

it('lets pages have the data without the drawings', () => {
  const files = [...filesBehind(new URL('index.ts', folder))];
  expect(files.filter((href) => /\/logo(?:s\/|\.ts)/.test(href))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildAssortment } from '../../../demo/src/catalogue/index.ts';
import { factsOf } from '../../../demo/src/content/facts.ts';
import { pagesOf } from '../../../demo/src/content/write-content.ts';
import { demoSites } from '../../../demo/src/sites.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['app', 'components', 'lib', 'store', 'templates'];
const source = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => /\.(?:tsx?|js)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Cookies that the page describes in words. */
const COOKIES = ['adminSid', 'aud'];
/** Keys that are put together from these names: components/ui/use-preference.ts. */
const preferences = [...source.matchAll(/usePreference(?:<[^>]*>)?\('(\w+)'/g)].map(([, name = '']) => name);
const written = [...source.matchAll(/['"`]toonbank\.([A-Za-z-]+)/g)].map(([, name = '']) => name);
const keys = [...new Set([...written, ...preferences])].filter((name) => !COOKIES.includes(name));

it.each(demoSites)(
  'the privacy page of $id names each key that the shop stores in the browser, and no other',
  (site) => {
    const privacy = pagesOf(factsOf(site, buildAssortment(site.id))).find(
      ({ path }) => path === 'privacy-veiligheid',
    );
    const named = [...(privacy?.content ?? '').matchAll(/toonbank\.([A-Za-z-]+)/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(keys.toSorted());
  },
);

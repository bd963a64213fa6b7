import { expect, it } from 'vitest';
import { buildAssortment } from '../../../demo/src/catalogue/index.ts';
import { factsOf } from '../../../demo/src/content/facts.ts';
import { pagesOf } from '../../../demo/src/content/write-content.ts';
import { demoSites } from '../../../demo/src/sites.ts';
import { type StorageName, storageKey, storageKeys } from '../../../lib/browser-storage/storage-keys.ts';
import { cookies } from '../../../lib/session-cookies.ts';

const stored = (Object.keys(storageKeys) as StorageName[]).map((name) => storageKey(name));
const set = Object.values(cookies).map(({ name }) => name);

/** Texts of the first column of the table below this heading. */
function rowsBelow(html: string, heading: string): string[] {
  const [, part = ''] = html.split(`>${heading}</h2>`);
  const [table = ''] = part.split('</table>');
  return [...table.matchAll(/<tr><t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => text);
}

it.each(demoSites)(
  'the privacy page of $id names each entry and each cookie of the shop, and no other',
  (site) => {
    const privacy = pagesOf(factsOf(site, buildAssortment(site.id))).find(
      ({ path }) => path === 'privacy-veiligheid',
    );
    const html = privacy?.content ?? '';
    expect(rowsBelow(html, 'Opslag in uw browser').toSorted()).toEqual(stored.toSorted());
    expect(rowsBelow(html, 'Cookies').toSorted()).toEqual(set.toSorted());
  },
);

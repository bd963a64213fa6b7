import { expect, it } from 'vitest';
import { buildAssortment } from '../../../demo/src/catalogue/index.ts';
import { factsOf } from '../../../demo/src/content/facts.ts';
import { pagesOf } from '../../../demo/src/content/write-content.ts';
import { demoSites } from '../../../demo/src/sites.ts';
import { storageKeys } from '../../../lib/browser-storage/storage-keys.ts';

it.each(demoSites)(
  'the privacy page of $id names each key that the shop stores in the browser, and no other',
  (site) => {
    const privacy = pagesOf(factsOf(site, buildAssortment(site.id))).find(
      ({ path }) => path === 'privacy-veiligheid',
    );
    const named = [...(privacy?.content ?? '').matchAll(/toonbank\.([A-Za-z-]+)/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(storageKeys).toSorted());
  },
);

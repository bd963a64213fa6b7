import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../src/catalogue/index.ts';
import { factsOf } from '../src/content/facts.ts';
import { slidePictures } from '../src/content/slides/index.ts';
import { tradeSlides } from '../src/content/slides/trade.ts';
import type { PackshotSpec } from '../src/model.ts';
import { drawScene } from '../src/packshots/index.ts';
import { demoSites } from '../src/sites.ts';

const shops = demoSites.map((site) => {
  const assortment = buildAssortment(site.id);
  const pictures = slidePictures(factsOf(site, assortment)).map(({ name, cast, ...stage }) => ({
    name,
    cast,
    stage,
    drawing: drawScene(cast, { width: 960, height: 600, ...stage }),
  }));
  return { id: site.id, assortment, pictures };
});
const firsts = shops.map(({ id, pictures }) => ({ id, first: pictures[0] }));

/** A value of each picture → the sites with that value, where they are several. */
const shared = <T>(items: T[], keyOf: (item: T) => string, siteOf: (item: T) => string) =>
  [...Map.groupBy(items, keyOf).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => alike.map(siteOf));

/** Products as a visitor tells them apart from a distance: without brand and label. */
const shapes = (cast: PackshotSpec[] = []) =>
  cast
    .map(({ form, colour }) => `${form} ${colour}`)
    .sort()
    .join();

describe('the pictures of the slides', () => {
  it('are three for each shop, the first in a place', () => {
    for (const { pictures } of shops) {
      expect(pictures).toHaveLength(3);
      expect(pictures[0]?.stage.setting).toBeDefined();
    }
  });

  it('are shared by no two shops', () => {
    const all = shops.flatMap(({ id, pictures }) => pictures.map(({ drawing }) => ({ id, drawing })));
    const address = ({ drawing }: { drawing: string }) => createHash('sha256').update(drawing).digest('hex');
    expect(shared(all, address, ({ id }) => id)).toEqual([]);
  });

  it('begin with one that has other products and another place than that of any other shop', () => {
    expect(
      shared(
        firsts,
        ({ first }) => shapes(first?.cast),
        ({ id }) => id,
      ),
    ).toEqual([]);
    expect(
      shared(
        firsts,
        ({ first }) => JSON.stringify(first?.stage.setting),
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it.each(shops)(
    'show at $id what it sells, among it what the first slide is about',
    ({ id, assortment, pictures }) => {
      const cast = pictures[0]?.cast ?? [];
      expect(cast.length).toBeGreaterThanOrEqual(4);
      const families = cast.map(
        (spec) => assortment.products.find(({ packshot }) => packshot === spec)?.family ?? 'not sold',
      );
      expect(families).not.toContain('not sold');
      expect(families.some((family) => tradeSlides[id]?.family.test(family))).toBe(true);
    },
  );
});

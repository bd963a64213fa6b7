import { hex } from './catalogue/colours.ts';
import { inventEan } from './catalogue/ean.ts';
import { hands } from './catalogue/families/hands.ts';
import { paper } from './catalogue/families/paper.ts';
import { pricePacks } from './catalogue/pricing.ts';
import { dice } from './catalogue/random.ts';
import { describePack, parsePacks } from './catalogue/units.ts';
import { lineageOf } from './groups.ts';
import type { DemoAssortment } from './model.ts';

export function buildAssortment(siteId: string): DemoAssortment {
  const taken = new Set<string>();
  const candidates = [...paper, ...hands]
    .flatMap((f) => f.candidates)
    .slice(0, siteId === 'demo' ? 400 : 200);
  const products = candidates.map((c, i) => {
    const luck = dice(`${siteId}|${c.seed}`);
    const packs = pricePacks(c.piece, parsePacks(c.packs), c.step ?? 1, luck);
    return {
      articleNumber: `A-${10000 + i}`,
      name: `${c.head} ${c.brand} ${c.tail}`,
      brand: c.brand,
      country: 'Nederland',
      group: c.group,
      vat: c.vat,
      units: packs.map((p, k) => ({
        ...p,
        description: describePack(p, packs[k - 1], c.base),
        ean: inventEan(`${c.seed}${k}`, taken),
      })),
      baseUnit: c.base,
      step: c.step ?? 1,
      stock: luck.whole(0, 5000),
      deliveryDays: luck.whole(1, 4),
      description: c.tell.map((t) => (typeof t === 'string' ? t : t[0])).join(' '),
      specifications: Object.entries(c.specs).map(([label, value]) => ({ label, value })),
      facets: c.facets,
      packshot: { ...c.shot, brand: c.brand },
      houseBrand: c.brand === 'house',
      family: c.family,
      ...(luck.chance(0.08) && {
        saleFromCents: Math.round((packs.find((p) => p.isDefault)?.priceCents ?? 0) * 1.2),
      }),
    };
  });
  const keys = [...new Set(products.flatMap((p) => lineageOf(p.group)))];
  return {
    products,
    groups: keys.map((key, i) => ({
      key,
      label: key.split('/').at(-1) ?? '',
      sortOrder: 110 + i,
      intro: '',
      outro: '',
      picture: [{ form: 'toilet-roll', colour: hex.wit, brand: 'x' }],
    })),
  };
}

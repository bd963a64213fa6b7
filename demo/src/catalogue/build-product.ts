import type { DemoProduct, DemoUnit } from '../model.ts';
import { atHome } from './at-home.ts';
import { type Brand, brands, houseBrandKey } from './brands.ts';
import type { Candidate } from './build-family.ts';
import { inventEan } from './ean.ts';
import { netContentOf } from './net-content.ts';
import { type PricedPack, pricePacks } from './pricing.ts';
import { type Dice, dice } from './random.ts';
import type { SiteSpec } from './sites.ts';
import { counted, describePack, type Pack, parsePacks } from './units.ts';
import { useContentOf } from './use-content.ts';

/** State shared by one site's products while they are built. */
export interface Shop {
  spec: SiteSpec;
  eans: Set<string>;
}

/** A candidate as this site sells it: in its brand, at its price level, with its numbers and stock. */
export function buildProduct(shop: Shop, candidate: Candidate, group: string, number: number): DemoProduct {
  const { spec } = shop;
  const brand = brandOf(spec, candidate);
  const luck = dice(`${spec.site}|${candidate.seed}`);
  const units = buildUnits(shop, candidate, brand);
  const sold = units.find((unit) => unit.isDefault) ?? units[0];
  if (!sold) throw new Error(`No unit: ${candidate.seed}`);
  const step = spec.smallUnits ? 1 : (candidate.step ?? 1);
  const supply = buildSupply(luck, sold, step);
  const specifications = Object.entries({
    ...defined(candidate.specs),
    Verpakking: sold.description,
    'Land van herkomst': brand.country,
  }).map(([label, value]) => ({ label, value: String(value) }));
  const use = useContentOf({ baseUnit: candidate.base, specifications });
  const told = candidate.tell
    .map((text, at) => (typeof text === 'string' ? text : dice(`${at}|${candidate.seed}`).pick(text)))
    .join(' ');
  return {
    articleNumber: `${spec.prefix}-${number}`,
    name: productName(candidate, brand, sold),
    brand: brand.name,
    country: brand.country,
    group,
    vat: candidate.vat,
    units,
    baseUnit: candidate.base,
    // Only consumers see unit prices.
    ...(spec.smallUnits && {
      net: netContentOf({ baseUnit: candidate.base, family: candidate.family, specifications }),
    }),
    ...(use && { use }),
    step,
    ...supply,
    description: spec.smallUnits ? atHome(told) : told,
    specifications,
    facets: defined({ ...candidate.facets, ...specifiedFacets(candidate.specs) }),
    packshot: { ...defined(candidate.shot), brand: brand.name, brandColour: brand.colour },
    houseBrand: candidate.brand === houseBrandKey,
    family: candidate.family,
  };
}

/** Facets whose values are specifications. */
function specifiedFacets({
  Maat,
  Afmeting,
  'Aantal lagen': layers,
}: Candidate['specs']): DemoProduct['facets'] {
  return {
    ...(Maat && { maat: Maat }),
    ...(Afmeting && { afmeting: Afmeting }),
    ...(layers && { lagen: `${layers}-laags` }),
  };
}

function brandOf(spec: SiteSpec, { brand, origin }: Candidate): Brand {
  if (brand !== houseBrandKey) return brands[brand];
  return { ...spec.house, country: origin, emblem: 'seal', priceLevel: 0.86 };
}

/** 'Toiletpapier Helderwit 2-laags 400 vel, cellulose wit, 40 rollen'. */
function productName({ head, tail, base }: Candidate, brand: Brand, sold: DemoUnit): string {
  const alreadyNamed =
    sold.content === 1 ||
    /per (pak|pakje|houderverpakking)/.test(tail) ||
    ['fles', 'can', 'pot', 'emmer', 'spuitbus', 'box'].includes(base);
  return `${head} ${brand.name} ${tail}${alreadyNamed ? '' : `, ${counted(sold.content, base)}`}`;
}

function buildUnits({ spec, eans }: Shop, candidate: Candidate, brand: Brand): DemoUnit[] {
  const packs = spec.smallUnits ? household(parsePacks(candidate.packs)) : parsePacks(candidate.packs);
  const wobble = dice(`price|${spec.site}|${candidate.family}`).between(0.98, 1.02);
  const piece = candidate.piece * brand.priceLevel * spec.level * wobble;
  const priced = pricePacks(
    piece,
    packs,
    candidate.step ?? 1,
    dice(`tiers|${candidate.family}|${candidate.brand}|${spec.site}`),
  );
  // A house brand's code belongs to the site; any other is the same on every site.
  const owner = candidate.brand === houseBrandKey ? spec.site : '';
  return priced.map((pack: PricedPack, at) => ({
    name: pack.name,
    description: describePack(pack, packs[at - 1], candidate.base),
    content: pack.content,
    priceCents: pack.priceCents,
    isDefault: pack.isDefault,
    ean: inventEan(`${owner}|${candidate.seed}|${pack.name}`, eans),
    tiers: pack.tiers,
  }));
}

/** The two smallest packs, the smallest first choice. */
function household(packs: Pack[]): Pack[] {
  const small = packs.filter((pack) => pack.name !== 'pallet').slice(0, 2);
  return small.map((pack, at) => ({ ...pack, isDefault: at === 0 }));
}

/** Stock in base pieces; a sold-out product has a longer delivery time. */
function buildSupply(luck: Dice, sold: DemoUnit, step: number): { stock: number; deliveryDays: number } {
  const fate = luck.between(0, 1);
  if (fate < 0.05) return { stock: 0, deliveryDays: luck.whole(3, 10) };
  const dear = sold.priceCents > 8000;
  const sellable = fate < 0.14 ? luck.whole(1, 4) : luck.whole(dear ? 6 : 20, dear ? 60 : 420);
  return {
    stock: sellable * sold.content * step,
    deliveryDays: luck.chance(0.87) ? luck.whole(1, 2) : luck.whole(3, 8),
  };
}

/** The object without keys that hold undefined, so that two builds are also equal when serialised. */
function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

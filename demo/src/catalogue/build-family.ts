import type { DemoProduct, PackshotSpec } from '../model.ts';
import { type BrandKey, houseBrandKey, brands as knownBrands } from './brands.ts';
import { hash32 } from './random.ts';
import { volume } from './units.ts';

/** Data of one variant of a family, independent of brand and site. */
export interface Draft {
  /** Kind of product: 'Toiletpapier'. The brand follows it. */
  head: string;
  /** The rest of the name: '2-laags 400 vel, cellulose wit'. The number of pieces is added from the default pack. */
  tail: string;
  /** Name of the base piece, where it differs from the family's. */
  base?: string;
  /** Cents for one base piece, bought in the smallest pack, at a middle brand. */
  piece: number;
  /** Small to large, `*` before the default: `['pak 8', '*doos 48', 'pallet 1056']`. */
  packs: readonly string[];
  step?: number;
  /** Two or three sentences; of a list of sentences one is taken. */
  tell: readonly (string | readonly [string, ...string[]])[];
  specs: Record<string, string | undefined>;
  facets: DemoProduct['facets'];
  shot: Omit<PackshotSpec, 'brand'>;
}

/** A variant of one brand: a product before a site has put its prices, stock and numbers on it. */
export interface Candidate extends Draft {
  base: string;
  /** Stable identity over all sites. */
  seed: string;
  family: string;
  group: string;
  brand: BrandKey;
  /** Country of manufacture for the house brand: the country of the family's first brand. */
  origin: string;
  vat: 21 | 9;
}

export interface Family {
  key: string;
  candidates: Candidate[];
}

interface FamilySpec<V> {
  key: string;
  /** Leaf group on the demo site. */
  group: string;
  /** Name of the base piece. */
  base: string;
  brands: readonly BrandKey[];
  vat?: 9;
  /** Part of brand × variant that exists: no brand makes everything. Default all. */
  share?: number;
  variants: readonly V[];
  draft: (variant: V) => Draft;
}

/** Every combination of the axes: `combine({ size: ['S', 'M'], colour: ['blauw', 'zwart'] })` gives four. */
export function combine<const T extends Record<string, readonly unknown[]>>(
  axes: T,
): { [K in keyof T]: T[K][number] }[] {
  let rows: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(axes)) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  }
  return rows as { [K in keyof T]: T[K][number] }[];
}

/** Spells a family out into its candidates. */
export function family<V extends object>(spec: FamilySpec<V>): Family {
  const { key, group, base, brands, share = 1, vat = 21 as const } = spec;
  const [maker] = brands;
  const origin = maker === undefined || maker === houseBrandKey ? 'Nederland' : knownBrands[maker].country;
  const candidates = spec.variants.flatMap((variant) => {
    const draft = spec.draft(variant);
    const facets = { ...draft.facets, inhoud: draft.facets.inhoud && volume(draft.facets.inhoud) };
    return brands
      .map((brand) => ({ brand, seed: `${key}/${draft.head} ${draft.tail}/${brand}` }))
      .filter(({ seed }) => hash32(`exists|${seed}`) / 2 ** 32 < share)
      .map(({ brand, seed }) => ({
        ...draft,
        facets,
        base: draft.base ?? base,
        seed,
        group,
        family: key,
        brand,
        origin,
        vat,
      }));
  });
  return { key, candidates };
}

import type { Candidate, Family } from './build-family.ts';
import { hash32 } from './random.ts';
import type { SiteSpec } from './sites.ts';

const marks = new Set(['EU Ecolabel', 'FSC', 'FSC Recycled', 'EN 13432', 'Blauer Engel']);
const materials = new Set([
  'gerecycled',
  'gerecycled LDPE',
  'bamboe',
  'composteerbaar',
  'gerecycled kunststof',
  'hout',
  'bagasse',
  'bioplastic',
]);

const isEco = ({ facets }: Candidate) =>
  marks.has(facets.certificaat ?? '') || materials.has(facets.materiaal ?? '');

/** Every family is there with a few products, however small the site; the flagship has more. */
const MIN_PER_FAMILY = 4;
const MIN_PER_FAMILY_OF_WHOLE_RANGE = 9;
/** How much each further position in the site's main navigation lowers a range's chance. */
const handicapPerTop = 0.5;

/**
 * Selects a site's products: whole ranges (one brand within one family), so that a glove comes in all its
 * sizes. The selection depends on the site's name; its first top groups have the better chance. `homes` is
 * the site's key for every demo group it sells.
 */
export function selectCandidates(
  spec: SiteSpec,
  families: readonly Family[],
  homes: ReadonlyMap<string, string>,
): Candidate[] {
  const fits = (candidate: Candidate) =>
    homes.has(candidate.group) && (spec.only !== 'eco' || isEco(candidate));
  const rank = (candidate: Candidate) => {
    const [top = ''] = (homes.get(candidate.group) ?? '').split('/');
    const place = spec.tops.findIndex(({ key }) => key === top);
    const chance = hash32(`${spec.site}|${candidate.family}|${candidate.brand}`) / 2 ** 32;
    return spec.wholeRange ? chance : chance * (1 + place * handicapPerTop);
  };
  const minPerFamily = spec.wholeRange ? MIN_PER_FAMILY_OF_WHOLE_RANGE : MIN_PER_FAMILY;
  const chosen = new Set<Candidate>();
  const ranked = families.map(({ candidates }) => candidates.filter(fits).sort((a, b) => rank(a) - rank(b)));
  for (const candidates of ranked) {
    for (const candidate of candidates.slice(0, minPerFamily)) chosen.add(candidate);
  }
  for (const candidate of ranked.flat().sort((a, b) => rank(a) - rank(b))) {
    if (chosen.size >= spec.size) break;
    chosen.add(candidate);
  }
  return families.flatMap(({ candidates }) => candidates.filter((candidate) => chosen.has(candidate)));
}

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

/** Every family is there with a few products, however small the site. */
const leastPerFamily = 4;

/**
 * What a site sells: whole ranges (one brand within one family), so that a glove comes in all its sizes.
 * Which ranges depends on the site's name only.
 */
export function selectCandidates(
  spec: SiteSpec,
  families: readonly Family[],
  sold: (c: Candidate) => boolean,
): Candidate[] {
  const fits = (candidate: Candidate) => sold(candidate) && (spec.only !== 'eco' || isEco(candidate));
  const rank = (candidate: Candidate) => hash32(`${spec.site}|${candidate.family}|${candidate.brand}`);
  const chosen = new Set<Candidate>();
  const ranked = families.map(({ candidates }) => candidates.filter(fits).sort((a, b) => rank(a) - rank(b)));
  for (const candidates of ranked)
    for (const candidate of candidates.slice(0, leastPerFamily)) chosen.add(candidate);
  for (const candidate of ranked.flat().sort((a, b) => rank(a) - rank(b))) {
    if (chosen.size >= spec.size) break;
    chosen.add(candidate);
  }
  return families.flatMap(({ candidates }) => candidates.filter((candidate) => chosen.has(candidate)));
}

import type { Candidate } from './build-family.ts';
import { demoGroups, type GroupNode } from './groups.ts';
import type { SiteSpec, SiteTop } from './sites.ts';

/** A third level is worth its click only when its parent holds at least this many products. */
const leastForThirdLevel = 12;
/** A group by facet value has at least this many products; smaller ones share 'Overig'. */
const leastForFacetGroup = 3;

const byKey = new Map(demoGroups.map((group) => [group.key, group]));
const parentOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('/')));
const depthOf = (key: string) => key.split('/').length;

/** Demo leaf → the key it has on this site, before any grouping by facet. What is missing is not sold there. */
export function siteHomes({ tops }: SiteSpec): Map<string, string> {
  const homes = new Map<string, string>();
  for (const top of tops) {
    for (const { key } of demoGroups) {
      const own = ownKey(top, key);
      if (own !== undefined && !homes.has(key)) homes.set(key, own);
    }
  }
  return homes;
}

/** The site's own tree for what it sells: parents before children, nothing empty, and each product's group. */
export function growTree(
  spec: SiteSpec,
  sold: readonly Candidate[],
): { groups: GroupNode[]; place: Map<Candidate, string> } {
  const homes = siteHomes(spec);
  const place = new Map(sold.map((candidate) => [candidate, homes.get(candidate.group) ?? '']));
  const nodes = spec.tops.flatMap((top, index) => [
    topNode(top, (index + 1) * 100),
    ...demoGroups.flatMap((node) => {
      const key = ownKey(top, node.key);
      return key === undefined || key === top.key ? [] : [{ ...node, key }];
    }),
    ...splitByFacet(top, place),
  ]);
  flattenThinBranches(place);
  const used = new Set([...place.values()].flatMap((key) => [key, parentOf(key), parentOf(parentOf(key))]));
  return { groups: inColumns(nodes.filter(({ key }) => used.has(key))), place };
}

/** Our key for a demo group; undefined when the top does not take it. */
function ownKey({ key: top, take }: SiteTop, key: string): string | undefined {
  const part = take.find((taken) => key === taken || key.startsWith(`${taken}/`));
  if (part === undefined) return undefined;
  const own = take.length === 1 ? '' : part.slice(part.lastIndexOf('/') + 1);
  return [top, own, key.slice(part.length + 1)].filter((segment) => segment !== '').join('/');
}

function topNode({ key, label, take: [first = ''], intro, outro }: SiteTop, sortOrder: number): GroupNode {
  const source = byKey.get(first);
  const fallback = source?.outro || byKey.get(parentOf(first))?.outro;
  return { key, label, sortOrder, intro: intro || source?.intro || '', outro: outro || fallback || '' };
}

/** Moves what stands in the top itself to one group per facet value, and gives back those groups. */
function splitByFacet(top: SiteTop, place: Map<Candidate, string>): GroupNode[] {
  const { split } = top;
  if (!split) return [];
  const byValue = new Map<string, Candidate[]>();
  for (const [candidate, key] of place) {
    if (key !== top.key) continue;
    const value = candidate.facets[split] ?? 'overig';
    byValue.set(value, [...(byValue.get(value) ?? []), candidate]);
  }
  const large = (value: string) => (byValue.get(value)?.length ?? 0) >= leastForFacetGroup;
  const named = [...byValue.keys()]
    .filter((value) => value !== 'overig' && large(value))
    .sort(byNumberThenName);
  if (named.length < 2) return [];
  for (const [value, candidates] of byValue) {
    const key = `${top.key}/${named.includes(value) ? slug(value) : 'overig'}`;
    for (const candidate of candidates) place.set(candidate, key);
  }
  return [...named, 'overig'].map((value) => ({
    key: `${top.key}/${slug(value)}`,
    label: value.charAt(0).toUpperCase() + value.slice(1),
    sortOrder: 0,
    intro: '',
    outro: '',
  }));
}

/** On a small site the products of a thin branch stand in the branch itself. */
function flattenThinBranches(place: Map<Candidate, string>): void {
  const counts = new Map<string, number>();
  for (const key of place.values()) counts.set(parentOf(key), (counts.get(parentOf(key)) ?? 0) + 1);
  for (const [candidate, key] of place) {
    if (depthOf(key) === 3 && (counts.get(parentOf(key)) ?? 0) < leastForThirdLevel)
      place.set(candidate, parentOf(key));
  }
}

const byNumberThenName = (a: string, b: string) =>
  Number.parseFloat(a) - Number.parseFloat(b) || (a < b ? -1 : 1);

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Spreads the second level over the three columns of the mega menu, in reading order. */
function inColumns(groups: readonly GroupNode[]): GroupNode[] {
  return groups.map((group) => {
    if (depthOf(group.key) !== 2) return group;
    const siblings = groups.filter(
      (other) => depthOf(other.key) === 2 && parentOf(other.key) === parentOf(group.key),
    );
    const at = siblings.indexOf(group);
    const column = 1 + Math.floor((at * 3) / siblings.length);
    return { ...group, sortOrder: column * 100 + (at + 1) * 10 };
  });
}

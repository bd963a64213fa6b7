import type { Candidate } from './build-family.ts';
import { splitByFacet } from './facet-groups.ts';
import { demoGroups, type GroupNode } from './groups.ts';
import type { SiteSpec, SiteTop } from './sites.ts';

/** Minimum number of products in a parent with a third level. */
const MIN_FOR_THIRD_LEVEL = 12;

const byKey = new Map(demoGroups.map((group) => [group.key, group]));
const parentOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('/')));
const depthOf = (key: string) => key.split('/').length;

/** Demo group → the key it has on this site, before any grouping by facet. What is missing is not sold there. */
export function siteHomes({ tops, omit = [] }: SiteSpec): Map<string, string> {
  const homes = new Map<string, string>();
  for (const top of tops) {
    for (const { key } of demoGroups) {
      const keyOnSite = siteKey(top, key);
      if (keyOnSite !== undefined && !homes.has(key) && !omit.includes(key)) homes.set(key, keyOnSite);
    }
  }
  return homes;
}

/** The site's own group tree: parents before children, no empty groups, and each product's group. */
export function growTree(
  spec: SiteSpec,
  sold: readonly Candidate[],
): { groups: GroupNode[]; place: Map<Candidate, string> } {
  const homes = siteHomes(spec);
  const place = new Map(sold.map((candidate) => [candidate, homes.get(candidate.group) ?? '']));
  const nodes = spec.tops.flatMap((top, index) => [
    topNode(top, (index + 1) * 100),
    ...takenNodes(top),
    ...splitByFacet(top, place),
  ]);
  if (!spec.wholeRange) flattenThinBranches(place);
  const used = new Set([...place.values()].flatMap((key) => [key, parentOf(key), parentOf(parentOf(key))]));
  return { groups: inColumns(nodes.filter(({ key }) => used.has(key))), place };
}

/** The groups below a top group, in its own order. */
function takenNodes(top: SiteTop): GroupNode[] {
  const nodes = demoGroups.flatMap((node) => {
    const key = siteKey(top, node.key);
    return key === undefined || key === top.key ? [] : [{ node: { ...node, key }, from: node.key }];
  });
  const rank = (from: string) => top.take.findIndex((part) => from === part || from.startsWith(`${part}/`));
  return nodes.sort((a, b) => rank(a.from) - rank(b.from)).map(({ node }) => node);
}

/** Our key for a demo group; undefined when the top does not take it. */
function siteKey({ key: top, take }: SiteTop, key: string): string | undefined {
  const part = take.find((taken) => key === taken || key.startsWith(`${taken}/`));
  if (part === undefined) return undefined;
  const partName = take.length === 1 ? '' : part.slice(part.lastIndexOf('/') + 1);
  return [top, partName, key.slice(part.length + 1)].filter((segment) => segment !== '').join('/');
}

function topNode({ key, label, take: [first = ''], intro, outro }: SiteTop, sortOrder: number): GroupNode {
  const source = byKey.get(first);
  const fallback = source?.outro || byKey.get(parentOf(first))?.outro;
  return { key, label, sortOrder, intro: intro || source?.intro || '', outro: outro || fallback || '' };
}

/** The products of a thin branch, or of one with a single leaf, stand in the branch itself. */
function flattenThinBranches(place: Map<Candidate, string>): void {
  const counts = new Map<string, number>();
  const leaves = new Map<string, Set<string>>();
  for (const key of place.values()) {
    const branch = parentOf(key);
    counts.set(branch, (counts.get(branch) ?? 0) + 1);
    leaves.set(branch, (leaves.get(branch) ?? new Set()).add(key));
  }
  for (const [candidate, key] of place) {
    const branch = parentOf(key);
    const isThin = (counts.get(branch) ?? 0) < MIN_FOR_THIRD_LEVEL || leaves.get(branch)?.size === 1;
    if (depthOf(key) === 3 && isThin) place.set(candidate, branch);
  }
}

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

import type { Candidate } from './build-family.ts';
import type { GroupNode } from './groups.ts';
import type { SiteTop } from './sites.ts';
import { millilitres } from './units.ts';

/** A group by facet value has at least this many products; smaller ones share 'Overig'. */
const MIN_PRODUCTS = 3;

/** Moves the products directly in the top group to one group per facet value, and returns those groups. */
export function splitByFacet(top: SiteTop, place: Map<Candidate, string>): GroupNode[] {
  const { split } = top;
  if (!split) return [];
  const byValue = new Map<string, Candidate[]>();
  for (const [candidate, key] of place) {
    if (key !== top.key) continue;
    const value = candidate.facets[split] ?? 'overig';
    byValue.set(value, [...(byValue.get(value) ?? []), candidate]);
  }
  const values = [...byValue.keys()].filter((value) => value !== 'overig').sort(byNumberThenName);
  const large = values.filter((value) => (byValue.get(value)?.length ?? 0) >= MIN_PRODUCTS);
  const left = values.filter((value) => !large.includes(value));
  const leftOver = left.reduce((sum, value) => sum + (byValue.get(value)?.length ?? 0), 0);
  // 'Overig' for one or two products is useless: then they keep their own small groups.
  const named = leftOver < MIN_PRODUCTS ? values : large;
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

const amount = (value: string) => millilitres(value) ?? Number.parseFloat(value);
const byNumberThenName = (a: string, b: string) => amount(a) - amount(b) || (a < b ? -1 : 1);

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

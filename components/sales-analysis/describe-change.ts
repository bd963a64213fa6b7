import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import type { Analysis } from './analysis';

const { changes: words, shares } = salesAnalysis;

/** A part must have this share of the change to be named alone; two are named where one has less. */
const MAIN_SHARE = 0.5;
const MAX_NAMES = 2;

interface Part {
  name: string;
  total: number;
  previous: number;
}

/** The parts that made the change, the largest first, at most two. */
function mainParts(parts: readonly Part[], change: number): string[] {
  const same = parts
    .map(({ name, total, previous }) => ({ name, change: total - previous }))
    .filter((part) => Math.sign(part.change) === Math.sign(change))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const enough = Math.abs(same[0]?.change ?? 0) >= Math.abs(change) * MAIN_SHARE;
  return same.slice(0, enough ? 1 : MAX_NAMES).map(({ name }) => name);
}

/** The change since a year before, in one sentence: '€ 412 minder dan een jaar eerder, vooral toiletpapier'. */
export function describeChange({ total, previous, groups, products }: Analysis): string {
  const change = Math.round((total - previous) * 100) / 100;
  if (previous === 0) return words.firstTime(total);
  if (total === 0) return words.stopped(previous);
  if (change === 0) return `${words.same}.`;
  const parts: Part[] =
    groups.length > 1
      ? groups.map(({ name, ...sums }) => ({ ...sums, name: (name || shares.noGroup).toLowerCase() }))
      : products.map(({ productName: name, total: now, previous: before }) => ({
          ...{ name, total: now, previous: before },
        }));
  const names = parts.length > 1 ? mainParts(parts, change) : [];
  const text = change > 0 ? words.more(change) : words.less(change);
  return `${text}${names.length > 0 ? words.mostly(names) : ''}.`;
}

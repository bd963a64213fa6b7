import { type FoldedPart, foldEvents } from '@toonbank/contract';
import type { StoredEvent } from './load-events.ts';

export type CountPart = FoldedPart<StoredEvent>;

/** The sum of one thing at one place, in all units and by all devices. */
export interface Found {
  place: string;
  /** Null for an unknown code. */
  productId: number | null;
  /** Empty for a product. */
  code: string;
  /** Base pieces; of an unknown code the number that was counted. */
  pieces: number;
  countedAt: string;
}

export const partsOf = (events: readonly StoredEvent[]): CountPart[] => foldEvents(events);

/** Base pieces of a part, by the content that its unit had when it was counted. */
const piecesOf = ({ quantity, last }: CountPart): number => quantity * (last.content ?? 1);

const latest = (one: string, other: string) => (one > other ? one : other);

/** Sums by `keyOf`, in the order of the parts. */
function sumBy(parts: readonly CountPart[], keyOf: (part: CountPart) => string): Found[] {
  return [...Map.groupBy(parts, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { place, productId, code } = first;
    const pieces = group.reduce((sum, part) => sum + piecesOf(part), 0);
    const countedAt = group.reduce((at, part) => latest(at, part.countedAt), first.countedAt);
    return [{ place, productId, code, pieces, countedAt }];
  });
}

/** Per place and thing, in the order in which they were first counted. An unknown code of which 0 is left is no thing. */
export const foundPerPlace = (parts: readonly CountPart[]): Found[] =>
  sumBy(parts, ({ place, productId, code }) => JSON.stringify([place, productId, code])).filter(
    ({ productId, pieces }) => productId !== null || pieces > 0,
  );

/** Per product over all places. */
export const foundPerProduct = (parts: readonly CountPart[]): (Found & { productId: number })[] =>
  sumBy(parts, ({ productId }) => String(productId)).flatMap((found) =>
    found.productId === null ? [] : [{ ...found, productId: found.productId }],
  );

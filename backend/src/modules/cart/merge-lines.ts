import { MAX_QUANTITY } from './units.ts';

/** The fields of a line that merging needs: `content` and `isDefault` are its unit's, `step` its product's. */
export interface MergeLine {
  quantity: number;
  unitId: number;
  content: number;
  isDefault: boolean;
  step: number;
  optionIds: number[];
  comment: string;
  seenCents: number[] | null;
}

/**
 * Merges two lines of the same product and unit: the quantities are added, up to the largest that can be ordered. The
 * first line's comment wins.
 */
export function mergeLines(ours: MergeLine | undefined, theirs: MergeLine): MergeLine {
  if (!ours) return theirs;
  const grain = ours.isDefault ? ours.step : 1;
  const max = Math.floor(MAX_QUANTITY / grain) * grain;
  return {
    ...ours,
    quantity: Math.min(ours.quantity + theirs.quantity, max),
    optionIds: [...new Set([...ours.optionIds, ...theirs.optionIds])],
    comment: ours.comment || theirs.comment,
    // Another quantity may have another price.
    seenCents: null,
  };
}

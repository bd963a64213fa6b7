import { MAX_QUANTITY } from './units.ts';

/** A line as far as merging needs it: `content` and `isDefault` are its unit's, `step` its product's. */
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

/** The smallest orderable quantity of this line's unit that holds so many base pieces. */
function quantityFor(pieces: number, { content, isDefault, step }: MergeLine): number {
  const grain = isDefault ? step : 1;
  const most = Math.floor(MAX_QUANTITY / grain) * grain;
  return Math.min(Math.ceil(pieces / content / grain) * grain, most);
}

const holdsExactly = (pieces: number, line: MergeLine) => quantityFor(pieces, line) * line.content === pieces;

/**
 * One line out of a customer's and a visitor's of the same cart key. In the same unit the quantities are added. In
 * different units the base pieces are: the customer's unit stays when they come out even in it, else the visitor's
 * does when they come out even in that (a pallet and a roll are 1,001 rolls, not two pallets); else the
 * customer's, rounded up to what can be ordered.
 */
export function mergeLines(ours: MergeLine | undefined, theirs: MergeLine): MergeLine {
  if (!ours) return theirs;
  const pieces = ours.quantity * ours.content + theirs.quantity * theirs.content;
  const unit = !holdsExactly(pieces, ours) && holdsExactly(pieces, theirs) ? theirs : ours;
  return {
    ...unit,
    quantity: quantityFor(pieces, unit),
    optionIds: [...new Set([...ours.optionIds, ...theirs.optionIds])],
    comment: ours.comment || theirs.comment,
    // Another quantity may have another price.
    seenCents: null,
  };
}

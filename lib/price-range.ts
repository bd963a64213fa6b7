/** Ranges of prices in euros, as the facet `prijs` has them (contract): '5-10', '12.5-30', '250-'. */

export interface PriceRange {
  from: number;
  /** Absent for 'and up'. */
  to?: number;
}

const EUROS = String.raw`\d{1,6}(?:\.\d{1,2})?`;
const RANGE = new RegExp(`^(${EUROS})-(${EUROS})?$`);
/** As people type it: '12,50', '€ 5', '1000.5'. */
const TYPED = /^\s*€?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/;

/** A range as the facet writes it → its ends; undefined for anything else. */
export function readPriceRange(value: string): PriceRange | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  if (from === undefined) return undefined;
  return { from: Number(from), ...(to !== undefined && { to: Number(to) }) };
}

function typed(text: string | null): number | undefined {
  const [, euros, cents = ''] = TYPED.exec(text ?? '') ?? [];
  return euros === undefined ? undefined : Number(`${euros}.${cents}`);
}

/** What somebody typed as 'van' and 'tot' → a range, in either order; undefined when there is no end at all. */
export function typedPriceRange(from: string | null, to: string | null): string | undefined {
  const low = typed(from) ?? 0;
  const high = typed(to);
  if (high === undefined) return low > 0 ? `${low}-` : undefined;
  // One price is meant to be found, and an upper end is not part of a range.
  if (low === high) return `${low}-${Math.round(high * 100 + 1) / 100}`;
  return low < high ? `${low}-${high}` : `${high}-${low}`;
}

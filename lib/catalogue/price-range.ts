/** Price ranges in euros, as the facet `prijs` writes them (contract): '5-10', '12.5-30', '0.125-5', '250-'. */

export interface PriceRange {
  from: number;
  /** Absent for a range without an upper end. */
  to?: number;
}

const EUROS = String.raw`\d{1,6}(?:\.\d{1,3})?`;
const RANGE = new RegExp(`^(${EUROS})-(${EUROS})?$`);
/** Prices as users type them: '12,50', '0,125', '€ 5', '1000.5', '1.250'. Three digits after a dot are thousands. */
const TYPED = /^\s*€?\s*(\d{1,3}\.\d{3}|\d{1,6})(?:,(\d{1,3})|\.(\d{1,2}))?\s*$/;

/** Parses a range of the facet; undefined for any other text. */
export function readPriceRange(value: string): PriceRange | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  if (from === undefined) return undefined;
  return { from: Number(from), ...(to !== undefined && { to: Number(to) }) };
}

function typed(text: string | null): number | undefined {
  const [, euros, comma, dot] = TYPED.exec(text ?? '') ?? [];
  return euros === undefined ? undefined : Number(`${euros.replace('.', '')}.${comma ?? dot ?? ''}`);
}

/** A range from the typed texts 'van' and 'tot', in either order; undefined when both are empty. */
export function typedPriceRange(from: string | null, to: string | null): string | undefined {
  const low = typed(from) ?? 0;
  const high = typed(to);
  if (high === undefined) return low > 0 ? `${low}-` : undefined;
  // Both ends are the same price: it must be found, and a range excludes its upper end.
  if (low === high) return `${low}-${Math.round(high * 1000 + 10) / 1000}`;
  return low < high ? `${low}-${high}` : `${high}-${low}`;
}

import type { AnswerOf } from '@/api/call';
import { stockPlaces as words } from '@/locales/nl/stock-count/pages';

export type SheetLine = AnswerOf<'stockCount.sheet'>['lines'][number];

/** A product at one place. Base pieces; null: none. */
export interface KeptLine {
  place: string;
  minimum: number | null;
  maximum: number | null;
}

/** A line as it is typed. */
export interface TypedLine {
  /** Of the row on the screen. */
  key: string;
  place: string;
  minimum: string;
  maximum: string;
}

export function linesByProduct(lines: readonly SheetLine[]): Map<number, KeptLine[]> {
  const byProduct = new Map<number, KeptLine[]>();
  for (const { productId, place, minimum, maximum } of lines)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), { place, minimum, maximum }]);
  return byProduct;
}

const shown = (value: number | null) => (value === null ? '' : String(value));

export const typedLines = (lines: readonly KeptLine[]): TypedLine[] =>
  lines.map(({ place, minimum, maximum }) => ({
    key: place,
    place,
    minimum: shown(minimum),
    maximum: shown(maximum),
  }));

/** The number of a field; null for an empty one, undefined for text that is no whole number. */
function numberOf(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** Typed lines as they are stored, or what is wrong with them. */
export function readLines(typed: readonly TypedLine[]): { lines: KeptLine[] } | { fault: string } {
  const lines: KeptLine[] = [];
  for (const { place, ...texts } of typed) {
    const minimum = numberOf(texts.minimum);
    const maximum = numberOf(texts.maximum);
    if (minimum === undefined || maximum === undefined) return { fault: words.whole };
    if (maximum !== null && maximum < (minimum ?? 0)) return { fault: words.tooLow };
    if (lines.some((line) => line.place === place)) return { fault: words.twice };
    lines.push({ place, minimum, maximum });
  }
  return { lines };
}

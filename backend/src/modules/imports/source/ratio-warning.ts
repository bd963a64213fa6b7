import type { RatioSuspicion } from '@toonbank/contract/imports/changes';

export interface PriceRatio {
  /** New price divided by the old one; both above 0. */
  ratio: number;
  /** Base pieces in the unit; 1 for a piece. */
  content: number;
}

export interface RatioWarning {
  suspicion: RatioSuspicion;
  /** 100 or 0.01, 1.21 or 1.09, or the content of the units. */
  factor: number;
}

/** Fewer prices say nothing about a file. */
const MIN_PRICES = 3;
/** Part of the prices that have to be near the factor. */
const MOST = 0.6;

const near = (value: number, factor: number, tolerance: number) =>
  value >= factor * (1 - tolerance) && value <= factor * (1 + tolerance);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Prices rise by some per cent; a lost comma is a hundredfold of any of them, VAT a few thousandths around its rate. */
const factors: { factor: number; suspicion: RatioSuspicion; tolerance: number }[] = [
  { factor: 100, suspicion: 'comma', tolerance: 0.3 },
  { factor: 0.01, suspicion: 'comma', tolerance: 0.3 },
  { factor: 1.21, suspicion: 'vat', tolerance: 0.006 },
  { factor: 1.09, suspicion: 'vat', tolerance: 0.006 },
];

/**
 * The likely mistake behind the median of new ÷ old prices: a lost comma, prices with VAT, or the price of a piece for that of its
 * box; undefined for an ordinary list.
 */
export function ratioWarning(prices: readonly PriceRatio[]): RatioWarning | undefined {
  if (prices.length < MIN_PRICES) return undefined;
  const share = (fits: (price: PriceRatio) => boolean) => prices.filter(fits).length / prices.length;
  const middle = median(prices.map(({ ratio }) => ratio));
  const isUnit = ({ ratio, content }: PriceRatio) =>
    content > 1 && (near(ratio * content, 1, 0.1) || near(ratio, content, 0.1));
  const isByContent = share(isUnit) >= MOST;
  const fitting = factors.find(
    ({ factor, tolerance }) =>
      near(middle, factor, tolerance) && share(({ ratio }) => near(ratio, factor, tolerance)) >= MOST,
  );
  // Boxes of a hundred: the content explains it as well as a comma, and only it where the contents differ.
  const contents = new Set(prices.filter(isUnit).map(({ content }) => content));
  if (fitting && !(isByContent && contents.size > 1))
    return { suspicion: fitting.suspicion, factor: fitting.factor };
  return isByContent ? { suspicion: 'unit', factor: median([...contents]) } : undefined;
}

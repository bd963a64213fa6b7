import 'server-only';
import { scaleBand, scaleLinear } from 'd3-scale';

/** Charts have no size of their own: across they count in per cent, so that text keeps its size on every screen. */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** Room in per cent for the numbers at the left. */
const GUTTER = 13;

/** Bands from left to right, in per cent. */
export const bandsOf = (count: number, padding: number) =>
  scaleBand<number>()
    .domain(Array.from({ length: count }, (_, at) => at))
    .range([GUTTER, 100])
    .paddingInner(padding);

/** Values from the foot up, in pixels, with a few round numbers to show. */
export function heightsOf(values: readonly number[], { top, foot }: { top: number; foot: number }) {
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .range([foot, top])
    .nice(4);
  return { y: scale, ticks: scale.ticks(4) };
}

/** The positions that get a name below a chart: all of a few, else about `max` at equal distances. */
export function labelledAt(count: number, max = 12): number[] {
  const every = Math.ceil(count / max);
  return Array.from({ length: count }, (_, at) => at).filter((at) => at % every === 0);
}

export const gutter = GUTTER;

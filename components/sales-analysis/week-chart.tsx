import 'server-only';
import { area, curveStep, line } from 'd3-shape';
import { formatDate } from '@/lib/dates';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { Grid } from './grid';
import { bandsOf, gutter, heightsOf, labelledAt, percent } from './scale';

const { weeks: words } = salesAnalysis;
const HEIGHT = 200;
const TOP = 14;
const FOOT = 170;

const YEAR_OF_WEEKS = 53;

/** `05-03`, or `03-2026` where there are several years. */
const weekLabel = (week: string, weeks: number) =>
  weeks > YEAR_OF_WEEKS ? formatDate(week).slice(3) : formatDate(week).slice(0, 5);

export interface WeekValue {
  week: string;
  value: number;
  /** The value as text, with its unit. */
  text: string;
}

/** A stepped line of all weeks, with its area. */
export function WeekChart({ weeks, label }: { weeks: readonly WeekValue[]; label: string }) {
  const { y, ticks } = heightsOf(
    weeks.map(({ value }) => value),
    { top: TOP, foot: FOOT },
  );
  const bands = bandsOf(weeks.length, 0);
  const step = 100 / weeks.length;
  // From edge to edge: a single week has a width too.
  const points = [{ at: 0, value: weeks[0]?.value ?? 0 }]
    .concat(weeks.map(({ value }, at) => ({ at: (at + 0.5) * step, value })))
    .concat({ at: 100, value: weeks.at(-1)?.value ?? 0 });
  const outline = line<(typeof points)[number]>(
    ({ at }) => at,
    ({ value }) => y(value),
  ).curve(curveStep);
  const filled = area<(typeof points)[number]>()
    .x(({ at }) => at)
    .y0(y(0))
    .y1(({ value }) => y(value))
    .curve(curveStep);
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="block overflow-visible">
      <Grid ticks={ticks} y={y} />
      <svg
        aria-hidden="true"
        x={percent(gutter)}
        width={percent(100 - gutter)}
        height={HEIGHT}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path d={filled(points) ?? ''} className="fill-brand opacity-25" />
        <path
          d={outline(points) ?? ''}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          className="fill-none stroke-brand"
        />
      </svg>
      {weeks.map(({ week, text }, at) => (
        <rect
          key={week}
          x={percent(bands(at) ?? 0)}
          width={percent(bands.bandwidth())}
          y={TOP}
          height={FOOT - TOP}
          className="fill-transparent"
        >
          <title>{`${words.week} ${formatDate(week)}: ${text}`}</title>
        </rect>
      ))}
      <g className="fill-ink-soft text-xs">
        {labelledAt(weeks.length, 6).map((at) => (
          <text key={at} x={percent(bands(at) ?? 0)} y={HEIGHT - 10}>
            {weekLabel(weeks[at]?.week ?? '', weeks.length)}
          </text>
        ))}
      </g>
    </svg>
  );
}

import 'server-only';
import { useId } from 'react';
import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import type { Analysis } from './analysis';
import { Grid } from './grid';
import { monthLabel, monthTitle } from './month-names';
import { bandsOf, heightsOf, labelledAt, percent } from './scale';

const { months: words } = salesAnalysis;
const HEIGHT = 260;
const TOP = 14;
const FOOT = 230;
/** Per cent of a month's room for the bar of this period; that of the year before stands behind it, further left. */
const FRONT = 0.62;

/** Bars per month; the year before is hatched, so that the two differ without colour. */
export function MonthChart({ months }: { months: Analysis['months'] }) {
  const hatch = useId();
  const bands = bandsOf(months.length, 0.28);
  const { y, ticks } = heightsOf(
    months.flatMap(({ total, previous }) => [total, previous]),
    { top: TOP, foot: FOOT },
  );
  const front = bands.bandwidth() * FRONT;
  const bar = (value: number) => ({ y: Math.min(y(0), y(value)), height: Math.abs(y(value) - y(0)) });
  const named = labelledAt(months.length);
  return (
    <svg
      role="img"
      aria-label={`${words.title}. ${words.text}`}
      width="100%"
      height={HEIGHT}
      className="block overflow-visible"
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="fill-surface" />
          <line x1="0" y1="0" x2="0" y2="5" strokeWidth="3" className="stroke-line-strong" />
        </pattern>
      </defs>
      <Grid ticks={ticks} y={y} />
      {months.map(({ month, total, previous }, at) => {
        const x = bands(at) ?? 0;
        return (
          <g key={month}>
            <title>
              {`${monthTitle(month)}: ${formatEuro(total)}; ${words.previous.toLowerCase()} ${formatEuro(previous)}`}
            </title>
            <rect
              x={percent(x)}
              width={percent(front)}
              {...bar(previous)}
              fill={`url(#${hatch})`}
              className="stroke-line-strong"
            />
            <rect
              x={percent(x + bands.bandwidth() - front)}
              width={percent(front)}
              {...bar(total)}
              className="fill-brand"
            />
          </g>
        );
      })}
      <g className="fill-ink-soft text-xs">
        {named.map((at) => (
          <text
            key={at}
            x={percent((bands(at) ?? 0) + bands.bandwidth() / 2)}
            y={HEIGHT - 10}
            textAnchor="middle"
          >
            {monthLabel(months[at]?.month ?? '', months.length)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Names the two kinds of bars. */
export function MonthLegend() {
  const hatch = useId();
  return (
    <ul className="mb-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <svg width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" className="fill-brand" />
        </svg>
        {words.current}
      </li>
      <li className="flex items-center gap-2">
        <svg width="16" height="16" aria-hidden="true">
          <defs>
            <pattern
              id={hatch}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="5" height="5" className="fill-surface" />
              <line x1="0" y1="0" x2="0" y2="5" strokeWidth="3" className="stroke-line-strong" />
            </pattern>
          </defs>
          <rect
            x="0.5"
            y="0.5"
            width="15"
            height="15"
            fill={`url(#${hatch})`}
            className="stroke-line-strong"
          />
        </svg>
        {words.previous}
      </li>
    </ul>
  );
}

import type { WasteReason } from '@/api/types';
import { formatCents } from '@/lib/money';
import { monthName, shortMonthName, waste, wasteReasonNames } from '@/locales/nl/stock-count/waste';
import { reasonsIn, sumsOf, type WasteMonth } from './months';
import './waste-chart.css';

const words = waste.report;
const ROW = 28;
const BAR = 18;
/** In per cent of the width: the labels of months are left of the bars, the sums right of them. */
const BARS = { from: 21, width: 54 };

/** A pattern per reason: they differ without colour, and on paper. */
const patterns: Readonly<Record<WasteReason, string>> = {
  expired: 'M0 0H8V8H0Z',
  broken: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  wrong_order: 'M0 2H8M0 6H8',
  spoiled: 'M2 2h.01M6 6h.01',
  lost: '',
};

const patternId = (reason: WasteReason) => `waste-${reason}`;

const Patterns = () => (
  <defs>
    {Object.entries(patterns).map(([reason, path]) => (
      <pattern
        key={reason}
        id={patternId(reason as WasteReason)}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
      >
        <rect width="8" height="8" className="waste-ground" />
        <path d={path} className={`waste-pattern waste-pattern-${reason}`} />
      </pattern>
    ))}
  </defs>
);

interface Segment {
  reason: WasteReason;
  /** In per cent of the whole drawing. */
  x: number;
  width: number;
}

function segmentsOf({ cents }: WasteMonth, reasons: readonly WasteReason[], max: number): Segment[] {
  let x = BARS.from;
  return reasons.map((reason) => {
    const width = (cents[reason] / max) * BARS.width;
    const segment = { reason, x, width };
    x += width;
    return segment;
  });
}

/** The month with the highest sum, and the reason with the highest one, in words. */
function summary(months: readonly WasteMonth[], reasons: readonly WasteReason[]): string {
  const most = months.reduce((a, b) => (b.total > a.total ? b : a));
  const { cents } = sumsOf(months);
  const reason = reasons.reduce((a, b) => (cents[b] > cents[a] ? b : a));
  return words.most(monthName(most.month), formatCents(most.total), wasteReasonNames[reason].toLowerCase());
}

/** Bars per month, divided by reason, drawn on the server. The table has the same amounts. */
export function WasteChart({ months }: { months: readonly WasteMonth[] }) {
  const reasons = reasonsIn(months);
  const max = Math.max(...months.map(({ total }) => total));
  if (max === 0) return null;
  const text = summary(months, reasons);
  return (
    <figure className="waste-chart">
      <figcaption className="mb-3 text-sm">
        <strong className="block">{words.chart}</strong>
        {text} <span className="sr-only">{words.chartNote}</span>
      </figcaption>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {reasons.map((reason) => (
          <li key={reason} className="flex items-center gap-2">
            <svg aria-hidden="true" width="16" height="16">
              <rect width="16" height="16" fill={`url(#${patternId(reason)})`} className="waste-bar" />
            </svg>
            {wasteReasonNames[reason]}
          </li>
        ))}
      </ul>
      <svg role="img" aria-label={`${words.chart}. ${text}`} width="100%" height={months.length * ROW}>
        <Patterns />
        {months.map((month, at) => (
          <g key={month.month}>
            <text y={at * ROW + 18}>{shortMonthName(month.month)}</text>
            {segmentsOf(month, reasons, max).map(({ reason, x, width }) => (
              <rect
                key={reason}
                x={`${x}%`}
                y={at * ROW + 4}
                width={`${width}%`}
                height={BAR}
                fill={`url(#${patternId(reason)})`}
                className="waste-bar"
              />
            ))}
            <text x={`${BARS.from + (month.total / max) * BARS.width + 1}%`} y={at * ROW + 18}>
              {formatCents(month.total)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

import { salesAnalysis as words } from '@/locales/nl/account/sales-analysis';
import { gutter, percent } from './scale';

interface GridProps {
  ticks: readonly number[];
  y: (value: number) => number;
}

/** Lines across a chart, each with its number. */
export function Grid({ ticks, y }: GridProps) {
  return (
    <g className="fill-ink-soft text-xs">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={percent(gutter)}
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={percent(gutter - 1.5)} y={y(tick) + 4} textAnchor="end">
            {words.number(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

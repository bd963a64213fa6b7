import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { Day } from '../shared/day';
import { Table } from '../ui/table';
import type { Analysis } from './analysis';
import { ChartData } from './chart-data';
import { WeekChart, type WeekValue } from './week-chart';

const { weeks: words, number } = salesAnalysis;

interface WeekSectionProps {
  analysis: Analysis;
  /** The product of the filter: its base pieces are shown instead of amounts. */
  productId: number | undefined;
}

/** Purchases per week, as a line and as its table. */
export function WeekSection({ analysis: { weeks, products }, productId }: WeekSectionProps) {
  const unit = products[0]?.baseUnit || words.pieceUnit;
  const inPieces = productId !== undefined;
  const textOf = (value: number) => (inPieces ? `${number(value)} ${unit}` : formatEuro(value));
  const values: WeekValue[] = weeks.map(({ week, total, pieces }) => {
    const value = inPieces ? pieces : total;
    return { week, value, text: textOf(value) };
  });
  const average = values.reduce((sum, { value }) => sum + value, 0) / Math.max(1, values.length);
  const text = inPieces ? words.pieces(unit) : words.amounts;
  return (
    <section>
      <h2 className="font-bold text-lg">{words.title}</h2>
      <p className="mb-3 text-ink-soft text-sm">
        {text} {words.average(textOf(Math.round(average * 100) / 100))}.
      </p>
      <WeekChart weeks={values} label={`${words.title}. ${text}`} />
      <ChartData>
        <Table
          caption={words.title}
          columns={[
            { label: words.week, cell: ({ week }) => <Day date={week} /> },
            { label: inPieces ? words.count : words.total, cell: (week) => week.text, numeric: true },
          ]}
          rows={values}
          keyOf={({ week }) => week}
        />
      </ChartData>
    </section>
  );
}

import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { Table } from '../ui/table';
import type { Analysis } from './analysis';
import { ChartData } from './chart-data';
import { MonthChart, MonthLegend } from './month-chart';
import { monthTitle } from './month-names';

const { months: words, number } = salesAnalysis;

/** The months as bars, and as the table that they are drawn of. */
export function MonthSection({ months }: Pick<Analysis, 'months'>) {
  return (
    <section>
      <h2 className="font-bold text-lg">{words.title}</h2>
      <p className="mb-3 text-ink-soft text-sm">{words.text}</p>
      <MonthLegend />
      <MonthChart months={months} />
      <ChartData>
        <Table
          caption={words.title}
          columns={[
            { label: words.month, cell: ({ month }) => monthTitle(month) },
            { label: words.orders, cell: ({ orders }) => number(orders), numeric: true },
            { label: words.current, cell: ({ total }) => formatEuro(total), numeric: true },
            { label: words.previous, cell: ({ previous }) => formatEuro(previous), numeric: true },
          ]}
          rows={months}
          keyOf={({ month }) => month}
        />
      </ChartData>
    </section>
  );
}

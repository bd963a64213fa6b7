import { formatCents } from '@/lib/money';
import { monthName, waste, wasteReasonNames } from '@/locales/nl/stock-count/waste';
import { type Column, Table } from '../ui/table';
import { reasonsIn, sumsOf, type WasteMonth } from './months';
import './waste-table.css';

const words = waste.report;

/** An amount of 0 is a dash, and left out on a phone, where each month is a card. */
const amount = (cents: number) =>
  cents === 0 ? <span className="waste-nothing">–</span> : formatCents(cents);

/** Euros per month and reason, with a sum per month and per reason. */
export function WasteTable({ months }: { months: readonly WasteMonth[] }) {
  const columns: Column<WasteMonth>[] = [
    {
      label: words.month,
      cell: ({ month }) => <strong>{month ? monthName(month) : words.sum}</strong>,
    },
    ...reasonsIn(months).map(
      (reason): Column<WasteMonth> => ({
        label: wasteReasonNames[reason],
        cell: ({ cents }) => amount(cents[reason]),
        numeric: true,
      }),
    ),
    { label: words.sum, cell: ({ total }) => <strong>{amount(total)}</strong>, numeric: true },
  ];
  return (
    <Table
      caption={words.table}
      columns={columns}
      rows={[...months.filter(({ total }) => total > 0), sumsOf(months)]}
      keyOf={({ month }) => month}
    />
  );
}

import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { orderUrl } from '../orders/order-filter';
import { Day } from '../shared/day';
import { SiteLink } from '../ui/site-link';
import { type Column, Table } from '../ui/table';
import type { AnalysisRows } from './analysis';

const { rows: words, rowsTitle, shares, number } = salesAnalysis;
type Row = AnalysisRows['rows'][number] & { at: number };

const columns: Column<Row>[] = [
  { label: words.date, cell: ({ date }) => <Day date={date} /> },
  {
    label: words.order,
    cell: ({ orderNumber }) => (
      <SiteLink href={orderUrl(orderNumber)} className="inline-flex min-h-6 items-center underline">
        {orderNumber}
      </SiteLink>
    ),
  },
  { label: words.product, cell: ({ productName }) => productName },
  { label: words.quantity, cell: ({ quantity, unitDesc }) => `${number(quantity)} × ${unitDesc}` },
  { label: words.address, cell: ({ address }) => address || shares.pickedUp },
  { label: words.total, cell: ({ total }) => formatEuro(total), numeric: true },
];

/** The order rows that an analysis counts. */
export function RowsTable({ rows }: Pick<AnalysisRows, 'rows'>) {
  return (
    <Table
      caption={rowsTitle}
      columns={columns}
      rows={rows.map((row, at) => ({ ...row, at }))}
      keyOf={({ at }) => at}
    />
  );
}

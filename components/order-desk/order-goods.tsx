import { formatEuro } from '@/lib/money';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { timesUnit } from '@/locales/nl/product/units';
import { ProductName } from '../ui/product-name';
import { Table } from '../ui/table';
import type { ShownOrder } from './order';

/** The rows of an order and its sums. */
export function OrderGoods({ order }: { order: ShownOrder }) {
  const { rows, goods, discount, shipping, vat, totalIncl, coupon } = order;
  const sums = [
    [words.goods, goods],
    ...(discount > 0 ? [[coupon === '' ? words.discount : words.coupon(coupon), -discount] as const] : []),
    [words.shipping, shipping],
    [words.vat, vat],
  ] as const;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="sr-only">{words.goods}</h2>
      <Table
        caption={words.goods}
        rows={rows.map((row, at) => ({ ...row, at }))}
        keyOf={({ at }) => at}
        columns={[
          {
            label: words.article,
            cell: (row) => (
              <span>
                <ProductName name={row.orderrowName} lead={row.nameLead} />
                <small className="detail">{row.orderrowArtNr}</small>
                {row.comment && <small className="detail">{row.comment}</small>}
              </span>
            ),
          },
          { label: words.quantity, numeric: true, cell: (row) => timesUnit(row.quantity, row.unitDesc) },
          { label: words.price, numeric: true, cell: (row) => formatEuro(row.price) },
          { label: words.vat, numeric: true, cell: (row) => `${row.vat}%` },
          { label: words.amount, numeric: true, cell: (row) => formatEuro(row.total) },
        ]}
      />
      <dl className="ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm tabular-nums">
        {sums.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{formatEuro(amount)}</dd>
          </div>
        ))}
        <div className="contents font-semibold text-base">
          <dt>{words.totalIncl}</dt>
          <dd className="text-right">{formatEuro(totalIncl)}</dd>
        </div>
      </dl>
    </section>
  );
}

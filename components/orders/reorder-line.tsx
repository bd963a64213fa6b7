import { formatEuro } from '@/lib/money';
import { orders as columns } from '@/locales/nl/account/account';
import { orderPage, reorder as words } from '@/locales/nl/account/order-page';
import { timesUnit } from '@/locales/nl/product/units';
import { Checkbox } from '../form/checkbox';
import type { RowOutcome } from '../order-line/cart-row';
import { RowOutcomeNote } from '../order-line/row-outcome';
import { ProductLink } from '../shared/product-link';
import type { ReorderRow } from './to-reorder-rows';

interface ReorderLineProps {
  row: ReorderRow;
  ticked: boolean;
  onTick: () => void;
  outcome?: RowOutcome;
  onTake: (quantity: number) => void;
}

/** A row of an order, and the result of reordering it. */
export function ReorderLine({ row, ticked, onTick, outcome, onTake }: ReorderLineProps) {
  const { wanted, name } = row;
  return (
    <tr>
      <td data-label={words.choose} className="no-print">
        <Checkbox checked={ticked} disabled={!wanted} onChange={onTick} aria-label={words.chooseRow(name)} />
      </td>
      <td data-label={columns.article}>
        <div>
          {wanted ? (
            <ProductLink id={wanted.productId}>{name}</ProductLink>
          ) : (
            <span className="font-medium">{name}</span>
          )}
          <span className="block text-ink-soft text-sm">{row.articleNumber}</span>
          {row.comment && <span className="block text-sm">{orderPage.remark(row.comment)}</span>}
          {!wanted && <span className="block text-danger text-sm">{words.gone}</span>}
          <RowOutcomeNote outcome={outcome} unit={row.unitName} onTake={onTake} />
        </div>
      </td>
      <td data-label={columns.quantity}>{timesUnit(row.quantity, row.unitDesc)}</td>
      <td data-label={columns.price} className="numeric">
        {formatEuro(row.price)}
      </td>
      <td data-label={columns.lineTotal} className="numeric">
        {formatEuro(row.total)}
      </td>
    </tr>
  );
}

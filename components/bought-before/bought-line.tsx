import { bought as words } from '@/locales/nl/account/bought-before';
import { reorder } from '@/locales/nl/account/order-page';
import { buying } from '@/locales/nl/product/buying';
import { perUnit } from '@/locales/nl/product/units';
import { UnitPrice } from '../buying/indication/unit-price';
import { Checkbox } from '../form/checkbox';
import { Stepper } from '../form/stepper';
import type { RowOutcome } from '../order-line/cart-row';
import type { OrderableRow } from '../order-line/orderable-row';
import { RowOutcomeNote } from '../order-line/row-outcome';
import { SelectableArticle } from '../order-line/selectable-article';
import { PriceReason } from '../price-reason/price-reason';
import { Day } from '../shared/day';
import { Price } from '../ui/price';
import { type BoughtRow, priceAt, unitPriceAt } from './bought-row';

interface BoughtLineProps extends OrderableRow {
  row: BoughtRow;
  outcome?: RowOutcome;
  onTake: (quantity: number) => void;
}

/** One product: last purchase, usual quantity, and current price. */
export function BoughtLine(props: BoughtLineProps) {
  const { row, view, quantity, onQuantity, ticked, onTick, outcome, onTake } = props;
  const price = priceAt(row, quantity);
  const unitPrice = unitPriceAt(row, quantity);
  return (
    <tr>
      <td data-label={reorder.choose} className="no-print">
        <Checkbox
          checked={ticked}
          disabled={row.soldOut}
          onChange={onTick}
          aria-label={reorder.chooseRow(row.name)}
        />
      </td>
      <td data-label={words.article}>
        <SelectableArticle product={{ ...row, id: row.productId }}>
          <span className="block text-ink-soft">{row.articleNumber}</span>
          {row.soldOut && <span className="block text-danger">{words.outOfStock}</span>}
          <RowOutcomeNote outcome={outcome} unit={row.unitName} onTake={onTake} />
        </SelectableArticle>
      </td>
      <td data-label={words.last}>
        <span className="block">
          <Day date={row.lastOrdered} />
          <span className="block whitespace-nowrap text-ink-soft">{words.times(row.times)}</span>
        </span>
      </td>
      <td data-label={words.quantity}>
        <span className="block">
          <Stepper value={quantity} onChange={onQuantity} name={row.name} step={row.step} min={row.step} />
          <span className="mt-1 block text-ink-soft">{row.unitDesc}</span>
        </span>
      </td>
      <td data-label={words.price} className="numeric">
        <span className="block sm:whitespace-nowrap">
          {price !== undefined && (
            <>
              <strong>
                <Price euros={price} vat={row.vat} view={view} />
              </strong>{' '}
              <span className="text-ink-soft">{buying.per(row.unitName)}</span>
              {unitPrice && (
                <span className="block text-ink-soft">
                  <UnitPrice unitPrice={unitPrice} view={view} />
                </span>
              )}
            </>
          )}
          <span className="block text-ink-soft">
            {words.paid} <Price euros={row.lastPrice} vat={row.vat} view={view} />
            {row.lastUnit !== row.unitDesc && ` ${perUnit(row.lastUnit)}`}
          </span>
          <PriceReason product={{ id: row.productId, name: row.name }} unitId={row.unitId} view={view} />
        </span>
      </td>
    </tr>
  );
}

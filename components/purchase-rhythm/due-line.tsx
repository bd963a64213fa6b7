import type { CartItem, DueProduct, RefusedLine } from '@/api/types';
import { reorder } from '@/locales/nl/account/order-page';
import { buying } from '@/locales/nl/product/buying';
import { countOf } from '@/locales/nl/product/units';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { Checkbox } from '../form/checkbox';
import { Stepper } from '../form/stepper';
import { AmountText } from '../order-line/amount-text';
import { lineOf } from '../order-line/line-of';
import { LineProblem } from '../order-line/line-problem';
import type { OrderableRow } from '../order-line/orderable-row';
import { SelectableArticle } from '../order-line/selectable-article';
import { toListItem } from '../order-line/to-list-item';
import { LinkButton } from '../shared/link-button';
import { DueBadge } from './due-badge';

export interface DueLineProps extends OrderableRow {
  due: DueProduct;
  /** Its cart lines, one per unit; empty when it is not in the cart. */
  held: CartItem[];
  refused?: RefusedLine;
  onTake: (quantity: number) => void;
  onSnooze: (how: 'week' | 'always') => void;
}

/** `2 dozen` */
const countOfLine = ({ quantityOnCart, unitOnCart, units }: CartItem) =>
  countOf(quantityOnCart, units.find(({ puId }) => puId === unitOnCart)?.unitName ?? '').trim();

/** One due product: interval, quantity, due date, and current price. */
export function DueLine(props: DueLineProps) {
  const { due, view, quantity, ticked, held, refused, onTick, onQuantity, onTake, onSnooze } = props;
  const { product } = due;
  const { unit, step, sum, price } = lineOf(toListItem(product, due.unitId, quantity));
  const name = product.productName;
  const unitName = unit?.unitName ?? '';
  const soldOut = product.stock <= 0;
  const inCart = held.length > 0;
  return (
    <tr>
      <td data-label={reorder.choose} className="no-print">
        <Checkbox
          checked={ticked}
          disabled={soldOut || inCart}
          onChange={onTick}
          aria-label={reorder.chooseRow(name)}
        />
      </td>
      <td data-label={words.article}>
        <SelectableArticle
          product={{ ...product, id: product.productId, name }}
          badge={<DueBadge {...due} />}
        >
          <span className="block text-ink-soft">{buying.articleNumber(product.productExtCode)}</span>
          <span className="block text-ink-soft">
            {words.usual(due.intervalDays, due.quantity, unitName, due.daysLeft)}
          </span>
          {soldOut && <span className="block text-danger">{words.soldOut}</span>}
          {inCart && (
            <span className="block font-medium text-success">
              {words.inCart(held.map(countOfLine).join(' + '))}
            </span>
          )}
          {refused && <LineProblem line={refused} unit={unitName} onTake={onTake} />}
          <span className="no-print flex flex-wrap gap-x-4">
            <LinkButton aria-label={words.nextWeekOf(name)} onClick={() => onSnooze('week')}>
              {words.nextWeek}
            </LinkButton>
            <LinkButton aria-label={words.neverOf(name)} onClick={() => onSnooze('always')}>
              {words.never}
            </LinkButton>
          </span>
        </SelectableArticle>
      </td>
      <td data-label={words.quantity}>
        <span className="block">
          <Stepper value={quantity} onChange={onQuantity} name={name} step={step} min={step} />
          <span className="mt-1 block text-ink-soft">{unit?.unitDesc}</span>
        </span>
      </td>
      <td data-label={words.total} className="text-right font-semibold tabular-nums">
        {price !== undefined && <AmountText sum={sum} view={view} />}
      </td>
    </tr>
  );
}

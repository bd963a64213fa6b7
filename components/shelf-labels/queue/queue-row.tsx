import type { AnswerOf } from '@/api/call';
import type { ShelfRequest } from '@/api/types';
import { activeTier } from '@/lib/catalogue/tiers';
import { formatDateTime } from '@/lib/dates';
import { buying } from '@/locales/nl/product/buying';
import { queue as words } from '@/locales/nl/shelf-labels';
import { Checkbox } from '../../form/checkbox';
import { Stepper } from '../../form/stepper';
import { LineProblem } from '../../order-line/line-problem';
import type { OrderableRow } from '../../order-line/orderable-row';
import { SelectableArticle } from '../../order-line/selectable-article';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Price } from '../../ui/price';

type Refused = AnswerOf<'shelfLabels.toCart'>['refused'][number];

interface QueueRowProps extends OrderableRow {
  request: ShelfRequest;
  refused?: Refused;
  onTake: (refused: Refused, quantity: number) => void;
  onDismiss: () => void;
}

/** One request: product, place, requester, and the quantity to order. */
export function QueueRow(props: QueueRowProps) {
  const { request, view, quantity, onQuantity, ticked, onTick, refused, onTake, onDismiss } = props;
  const { product, available, place, askedAt, askedBy, remark } = request;
  const { productId, productName: name, productExtCode, stock } = product;
  const unit = product.units.find(({ puId }) => puId === request.unitId) ?? product.units[0];
  const price =
    unit && (activeTier(unit.pricetable ?? [], quantity, unit.unitContent)?.price ?? unit.calcprice);
  return (
    <tr>
      <td data-label={words.choose}>
        <Checkbox checked={ticked} onChange={onTick} aria-label={words.chooseOne(name)} />
      </td>
      <td data-label={words.article}>
        <SelectableArticle product={{ ...product, id: productId, name }}>
          <span className="block text-ink-soft">{productExtCode}</span>
          {!available && <span className="block text-danger">{words.gone}</span>}
          {available && stock === 0 && <span className="block text-danger">{words.soldOut}</span>}
          {refused && (
            <LineProblem line={refused} unit={unit?.unitName} onTake={(count) => onTake(refused, count)} />
          )}
        </SelectableArticle>
      </td>
      <td data-label={words.asked}>
        <span className="block min-w-0 break-words">
          {words.askedCount(request.quantity, unit?.unitName ?? '')}
          {place && <span className="block font-medium">{place}</span>}
          <span className="block text-ink-soft">
            {formatDateTime(askedAt)} {askedBy && words.by(askedBy)}
          </span>
          {remark && <span className="block italic">‘{remark}’</span>}
        </span>
      </td>
      <td data-label={words.quantity}>
        <span className="block">
          <Stepper
            value={quantity}
            onChange={onQuantity}
            name={name}
            step={unit?.puIsDefault ? product.step : 1}
            min={1}
          />
          <span className="mt-1 block text-ink-soft">{unit?.unitDesc}</span>
        </span>
      </td>
      <td data-label={words.price} className="numeric">
        {price !== undefined && unit && (
          <span className="block">
            <strong>
              <Price euros={price} vat={product.vat} view={view} />
            </strong>{' '}
            <span className="text-ink-soft">{buying.per(unit.unitName)}</span>
          </span>
        )}
      </td>
      <td data-label={words.actions}>
        <IconButton label={words.dismissOne(name)} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      </td>
    </tr>
  );
}

import { slugify } from '@/lib/slug';
import { blog as words } from '@/locales/nl/blog';
import { defaultUnit, unitText } from '../buying/buyable';
import { PriceBlock } from '../buying/price-block';
import { Checkbox } from '../form/checkbox';
import { Stepper } from '../form/stepper';
import type { Card } from '../product-card/card';
import { ProductLink } from '../shared/product-link';
import type { PriceView } from '../shop';
import { Picture } from '../ui/picture';

interface NeedRowProps {
  card: Card;
  note: string;
  /** In the product's usual unit. */
  quantity: number;
  isPicked: boolean;
  view: PriceView;
  /** The customer's price is still loading. */
  pending: boolean;
  onPick: (isPicked: boolean) => void;
  onQuantity: (quantity: number) => void;
}

/** A product that a recipe needs, with what to order of it. */
export function NeedRow(props: NeedRowProps) {
  const { card, note, quantity, isPicked, view, pending, onPick, onQuantity } = props;
  const unit = defaultUnit(card.units);
  const step = card.step ?? 1;
  return (
    <li className="need">
      <Checkbox
        aria-label={words.order.pick(card.name)}
        checked={isPicked}
        disabled={card.soldOut}
        onChange={(event) => onPick(event.target.checked)}
      />
      <Picture src={card.image} alt="" width={56} height={56} />
      <div className="need-text">
        <ProductLink id={card.id} slug={card.slug ?? slugify(card.name)}>
          {card.name}
        </ProductLink>
        {note && <p>{note}</p>}
        {unit && <small>{card.soldOut ? words.order.soldOut : unitText(unit, card.units)}</small>}
      </div>
      {unit && !card.soldOut && (
        <div className="need-order">
          {view !== 'hidden' && (
            <PriceBlock product={card} {...{ unit, quantity, view, pending }} mostTiers={0} />
          )}
          <Stepper name={card.name} value={quantity} step={step} min={step} onChange={onQuantity} />
        </div>
      )}
    </li>
  );
}

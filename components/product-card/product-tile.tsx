import { buying as words } from '@/locales/nl/product/buying';
import { PriceBlock } from '../buying/price-block';
import type { PriceView } from '../shop';
import { Picture } from '../ui/picture';
import type { Card } from './card';
import { CardName } from './card-name';
import { TileButton } from './tile-button';

export interface ProductTileProps {
  card: Card;
  view: PriceView;
  /** The customer's price is still loading. */
  pending?: boolean;
}

/** A product in a carousel: smaller than a card. */
export function ProductTile({ card, view, pending }: ProductTileProps) {
  const [unit] = card.units;
  return (
    <li className="tile">
      <Picture src={card.image} alt="" width={240} height={180} />
      <CardName card={card} />
      <p>{words.articleNumber(card.code, card.brand)}</p>
      <p className={card.later ? `stock stock-${card.later.stock}` : 'stock'}>
        {card.later?.delivery ?? words.atOnce}
      </p>
      {unit && (
        <PriceBlock product={card} {...{ unit, view, pending }} quantity={card.step ?? 1} mostTiers={0} />
      )}
      {unit && <TileButton card={card} />}
    </li>
  );
}

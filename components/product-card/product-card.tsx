import { buying as words } from '@/locales/nl/product/buying';
import { BuyBox } from '../buying/buy-box';
import type { PriceView } from '../shop';
import { Badge } from '../ui/badge';
import { Picture } from '../ui/picture';
import type { Card } from './card';
import { CardName } from './card-name';
import { FamilyLinks } from './family-links';

export interface ProductCardProps {
  card: Card;
  view: PriceView;
  /** The customer's price is still loading. */
  pending?: boolean;
}

/** Tiers that fit on a card: its height is reserved before the prices are known. */
const MAX_TIERS = 2;

/**
 * One product in a list. The style sheet lays it out as a row or as a tile, by the view the visitor chose; the link's
 * area covers the picture.
 */
export function ProductCard({ card, view, pending }: ProductCardProps) {
  return (
    <article className="card">
      <Picture src={card.image} alt="" width={240} height={240} className="card-picture" />
      <div className="card-text">
        <CardName card={card} />
        <FamilyLinks card={card} />
        <p>{words.articleNumber(card.code, card.brand)}</p>
        <p className={card.later ? `stock stock-${card.later.stock}` : 'stock'}>
          {card.later?.delivery ?? words.atOnce}
        </p>
        {card.isSale && <Badge tone="accent">{words.sale}</Badge>}
        {card.houseBrand && <Badge tone="brand">{words.houseBrand}</Badge>}
      </div>
      <BuyBox product={card} view={view} pending={pending} mostTiers={MAX_TIERS} />
    </article>
  );
}

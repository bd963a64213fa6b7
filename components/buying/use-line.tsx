import { activeTier } from '@/lib/catalogue/tiers';
import { usePrice as words } from '@/locales/nl/product/use-price';
import type { PriceView } from '../shop';
import type { Buyable, BuyableUnit } from './buyable';
import { UsePrice } from './indication/use-price';

export interface UseLineProps {
  product: Buyable;
  unit: BuyableUnit;
  quantity: number;
  view: PriceView;
  /** The customer's price is still loading. */
  pending?: boolean;
}

/** The price of use at this quantity; its room while the price is loading. */
export function UseLine({ product, unit, quantity, view, pending }: UseLineProps) {
  const { use } = product;
  if (!use || view === 'hidden') return null;
  const price = activeTier(unit.tiers ?? [], quantity, unit.content)?.price ?? unit.price;
  if (price !== undefined) return <UsePrice {...{ product, unit, view }} euros={price} />;
  return pending ? (
    <p className="piece-price use-room">{words.text('€ 0,00', use.measure, use.dose)}</p>
  ) : null;
}

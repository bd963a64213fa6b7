import type { Product } from '@/api/types';
import type { PriceView, SessionResult } from '../shop';
import { toBuyable } from './buyable';
import { toChoiceGroups } from './choice';
import { withUse } from './indication/with-use';
import { OrderPanel } from './order-panel';

export interface SessionOrderPanelProps {
  product: Product;
  view: PriceView;
  own: Promise<SessionResult<Product | null>>;
}

/**
 * The order panel with the customer's own prices; must be below Suspense. Shows no prices when they can't be
 * loaded.
 */
export async function SessionOrderPanel({ product, view, own }: SessionOrderPanelProps) {
  const answer = await own;
  const seen = (answer.state === 'ok' && answer.value) || product;
  return (
    <OrderPanel
      product={withUse(toBuyable(seen, view), seen)}
      stock={seen.stock}
      options={toChoiceGroups(seen, view)}
      view={view}
    />
  );
}

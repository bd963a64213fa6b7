import type { Product } from '@/api/types';
import { deliveryText, stockState } from '../product-card/card';
import type { SessionResult } from '../shop';
import { DeliveryPromise, type DeliveryPromiseProps } from './delivery-promise';

/** Whether a product can be delivered, and when. */
export const ProductStock = ({ product, promise }: DeliveryPromiseProps) => (
  <>
    <span className={`stock stock-${stockState(product)}`}>{deliveryText(product)}</span>
    <DeliveryPromise product={product} promise={promise} />
  </>
);

interface SessionProductStockProps extends DeliveryPromiseProps {
  own: Promise<SessionResult<Product | null>>;
}

/** The same from the product that the order panel shows, so that both say the same; must be below Suspense. */
export async function SessionProductStock({ product, promise, own }: SessionProductStockProps) {
  const answer = await own;
  return <ProductStock product={(answer.state === 'ok' && answer.value) || product} promise={promise} />;
}

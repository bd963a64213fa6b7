import { deliveryText, stockState } from '../product-card/card';
import { DeliveryPromise, type DeliveryPromiseProps } from './delivery-promise';
import { LazyCustomerPart } from './lazy-customer-parts';

interface ProductStockProps extends DeliveryPromiseProps {
  product: DeliveryPromiseProps['product'] & { productId: number };
  /** Address of the customer's prices; absent for visitors. */
  pricesFrom?: string | undefined;
}

/** Whether a product can be delivered, and when. */
export function ProductStock({ product, promise, pricesFrom }: ProductStockProps) {
  if (pricesFrom === undefined) return <StockLine product={product} promise={promise} />;
  const { productId, stock } = product;
  return (
    <LazyCustomerPart part="stock" {...{ productId, pricesFrom }} isSoldOut={stock <= 0}>
      <StockLine product={{ ...product, stock: Math.max(1, stock) }} promise={promise} />
    </LazyCustomerPart>
  );
}

const StockLine = ({ product, promise }: DeliveryPromiseProps) => (
  <>
    <span className={`stock stock-${stockState(product)}`}>{deliveryText(product)}</span>
    <DeliveryPromise product={product} promise={promise} />
  </>
);

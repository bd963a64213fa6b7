import type { ReactNode } from 'react';
import { product as words } from '@/locales/nl/product/product';
import { usePagePrices } from '../buying/use-page-prices';

interface CustomerStockProps {
  productId: number;
  /** Address of the customer's prices. */
  pricesFrom: string;
  /** As the page knows it. */
  isSoldOut: boolean;
  /** Shown while the product can be delivered. */
  children: ReactNode;
}

/** The stock on a page that is shared by all customers and may be some minutes old: that of now follows with the prices. */
export function CustomerStock({ productId, pricesFrom, isSoldOut, children }: CustomerStockProps) {
  const own = usePagePrices(pricesFrom)?.[productId];
  const none = own ? own.stock <= 0 : isSoldOut;
  return none ? <span className="stock stock-none">{words.outOfStock}</span> : children;
}

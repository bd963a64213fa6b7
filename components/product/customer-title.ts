import { useEffect } from 'react';
import { type Buyable, defaultUnit, withCustomerPrice } from '../buying/buyable';
import { usePagePrices } from '../buying/use-page-prices';
import type { PriceView } from '../shop';
import { pricedTitle } from './priced-title';

interface CustomerTitleProps {
  product: Pick<Buyable, 'id' | 'name' | 'units' | 'vat'>;
  view: PriceView;
  /** Address of the customer's prices. */
  pricesFrom: string;
}

/** Adds the customer's price to the title of a page that is shared by all customers. */
export function CustomerTitle({ product, view, pricesFrom }: CustomerTitleProps) {
  const { id, name, vat = 0 } = product;
  const own = usePagePrices(pricesFrom)?.[id];
  const price = own && defaultUnit(withCustomerPrice(product, own).units)?.price;
  useEffect(() => {
    if (price !== undefined && document.title.startsWith(name))
      document.title = pricedTitle(name, vat, price, view) + document.title.slice(name.length);
  }, [name, vat, price, view]);
  return null;
}

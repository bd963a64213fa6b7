import { Suspense } from 'react';
import { buying as words } from '@/locales/nl/product/buying';
import { LoginLink } from '../shared/login-link';
import { lazyPart } from '../ui/lazy-part';
import type { PriceDetailsProps } from './price-details';

// Loaded with the first price: visitors of a business shop see none.
const PriceDetails = lazyPart(() => import('./price-details').then((module) => module.PriceDetails));

export interface PriceBlockProps extends Omit<PriceDetailsProps, 'price'> {
  /** The customer's price is still loading. */
  pending?: boolean;
}

/**
 * The price of one unit at this quantity, per base piece, and the tiers; where prices are hidden, a login
 * link of the same size.
 */
export function PriceBlock({ product, unit, quantity, view, pending, mostTiers }: PriceBlockProps) {
  const place = <PendingPrice product={product} unit={unit} />;
  return (
    <div className={view === 'excl' && mostTiers !== 0 ? 'price price-room' : 'price'}>
      {view === 'hidden' ? (
        <LoginLink>{words.loginForPrices}</LoginLink>
      ) : unit.price !== undefined ? (
        <Suspense fallback={place}>
          <PriceDetails {...{ product, unit, quantity, view, mostTiers }} price={unit.price} />
        </Suspense>
      ) : pending ? (
        place
      ) : (
        <small>{words.priceMissing}</small>
      )}
    </div>
  );
}

/**
 * The place of a customer's price that is still loading. The early script may have written the price into it before
 * hydration (app/_early/show-prices.js): React leaves that as it is.
 */
const PendingPrice = ({ product, unit }: Pick<PriceBlockProps, 'product' | 'unit'>) => (
  <p
    className="price-pending"
    data-price-of={`${product.id}.${unit.id}`}
    data-per={words.per(unit.name)}
    suppressHydrationWarning
  >
    {words.pricePending}
  </p>
);

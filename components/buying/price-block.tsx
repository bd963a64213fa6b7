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
  return (
    <div className={view === 'excl' && mostTiers !== 0 ? 'price price-room' : 'price'}>
      {view === 'hidden' ? (
        <LoginLink>{words.loginForPrices}</LoginLink>
      ) : unit.price !== undefined ? (
        <Suspense fallback={<PendingPrice />}>
          <PriceDetails {...{ product, unit, quantity, view, mostTiers }} price={unit.price} />
        </Suspense>
      ) : pending ? (
        <PendingPrice />
      ) : (
        <small>{words.priceMissing}</small>
      )}
    </div>
  );
}

const PendingPrice = () => <p className="price-pending">{words.pricePending}</p>;

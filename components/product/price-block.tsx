import { activeTier } from '@/lib/quantity';
import { buying as words } from '@/locales/nl/buying';
import { LoginLink } from '../layout/login-link';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';
import { Skeleton } from '../ui/skeleton';
import type { Buyable, BuyableUnit } from './buyable';
import { PiecePrice } from './piece-price';
import { TierPrices } from './tier-prices';

export interface PriceBlockProps {
  product: Buyable;
  unit: BuyableUnit;
  quantity: number;
  view: PriceView;
  /** The customer's price is still on its way. */
  pending?: boolean;
  mostTiers?: number;
}

/** The price of one unit at this quantity, per base piece, and the tiers; or, in the same space, the way to them. */
export function PriceBlock({ product, unit, quantity, view, pending, mostTiers }: PriceBlockProps) {
  return (
    <div className={view === 'excl' ? 'price price-room' : 'price'}>
      {view === 'hidden' ? (
        <LoginLink>{words.loginForPrices}</LoginLink>
      ) : unit.price !== undefined ? (
        <KnownPrice {...{ product, unit, quantity, view, mostTiers }} price={unit.price} />
      ) : pending ? (
        <PendingPrice />
      ) : (
        <small>{words.priceMissing}</small>
      )}
    </div>
  );
}

function PendingPrice() {
  return (
    <>
      <span className="sr-only">{words.pricePending}</span>
      <Skeleton className="h-7 w-24" />
      <Skeleton className="mt-2 h-4 w-28" />
    </>
  );
}

type KnownPriceProps = Omit<PriceBlockProps, 'pending'> & { price: number };

function KnownPrice({ product, unit, quantity, view, price: single, mostTiers }: KnownPriceProps) {
  const { vat = 0, baseUnit = '' } = product;
  const price = activeTier(unit.tiers ?? [], quantity, unit.content)?.price ?? single;
  const before = unit.isDefault && product.oldPrice !== undefined && product.oldPrice > price;
  return (
    <>
      <p>
        <strong>
          <Price euros={price} vat={vat} view={view} />
        </strong>{' '}
        <small>{words.per(unit.name)}</small>
      </p>
      {(unit.content > 1 || before) && (
        <p className="piece-price">
          {unit.content > 1 && (
            <PiecePrice euros={price / unit.content} vat={vat} view={view} unit={baseUnit} />
          )}{' '}
          {before && (
            <s>
              <Price euros={product.oldPrice ?? 0} vat={vat} view={view} />
            </s>
          )}
        </p>
      )}
      {unit.agreement && <p className="agreement">{words.agreement}</p>}
      {unit.tiers && !unit.agreement && (
        <TierPrices {...{ unit, quantity, view, vat, baseUnit }} tiers={unit.tiers} most={mostTiers} />
      )}
    </>
  );
}

import { activeTier } from '@/lib/quantity';
import { product as words } from '@/locales/nl/product';
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
  pending: boolean;
}

/** The price of one unit at this quantity, per base piece, and the tiers; or, in the same space, the way to them. */
export function PriceBlock({ product, unit, quantity, view, pending }: PriceBlockProps) {
  if (view === 'hidden') {
    return (
      <div className="price-block">
        <LoginLink className="inline-flex min-h-6 items-center font-semibold text-brand-strong text-sm underline underline-offset-2">
          {words.loginForPrices}
        </LoginLink>
      </div>
    );
  }
  if (unit.price === undefined) {
    return (
      <div className="price-block">
        {pending ? (
          <>
            <span className="sr-only">{words.pricePending}</span>
            <Skeleton className="h-7 w-24" />
            <Skeleton className="mt-2 h-4 w-28" />
          </>
        ) : (
          <p className="text-ink-soft text-sm">{words.priceMissing}</p>
        )}
      </div>
    );
  }
  const price = activeTier(unit.tiers ?? [], quantity, unit.content)?.price ?? unit.price;
  const sale =
    unit.isDefault && product.oldPrice !== undefined && product.oldPrice > price ? product.oldPrice : null;
  return (
    <div className="price-block">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price euros={price} vat={product.vat} view={view} className="font-bold text-xl" />
        <span className="text-ink-soft text-xs">{words.per(unit.name)}</span>
        {sale !== null && (
          <s className="text-ink-soft text-xs">
            <Price euros={sale} vat={product.vat} view={view} />
          </s>
        )}
      </p>
      {unit.content > 1 && (
        <PiecePrice euros={price / unit.content} vat={product.vat} view={view} unit={product.baseUnit} />
      )}
      {unit.agreement && <p className="font-medium text-info text-xs">{words.agreement}</p>}
      {unit.tiers && (
        <TierPrices unit={unit} tiers={unit.tiers} quantity={quantity} product={product} view={view} />
      )}
    </div>
  );
}

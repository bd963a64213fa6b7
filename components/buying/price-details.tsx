import { Suspense } from 'react';
import { activeTier } from '@/lib/catalogue/tiers';
import { buying as words } from '@/locales/nl/product/buying';
import { family } from '@/locales/nl/product/family';
import { useAppSelector } from '@/store/hooks';
import { PriceReason } from '../price-reason/price-reason';
import type { PriceView } from '../shop';
import { lazyPart } from '../ui/lazy-part';
import { Price } from '../ui/price';
import type { Buyable, BuyableUnit } from './buyable';
import { PriorPrice } from './indication/prior-price';
import { UnitPrice } from './indication/unit-price';
import { PiecePrice } from './piece-price';
import { TierPrices } from './tier-prices';

// Loaded on demand: lists show it only where they are sorted by it.
const UsePrice = lazyPart(() => import('./indication/use-price').then((module) => module.UsePrice));

export interface PriceDetailsProps {
  product: Buyable;
  unit: BuyableUnit;
  quantity: number;
  view: PriceView;
  /** Maximum number of tiers shown; all when absent, 0 when another component shows them. */
  mostTiers?: number;
  /** Of one unit at the smallest quantity, euros excl. VAT. */
  price: number;
}

/** The price at this quantity, the unit price or the price per piece, the former price, and the tiers. */
export function PriceDetails({ product, unit, quantity, view, price: single, mostTiers }: PriceDetailsProps) {
  const isCustomer = useAppSelector((state) => state.auth.isLoggedIn);
  const { vat = 0, baseUnit = '' } = product;
  const tier = activeTier(unit.tiers ?? [], quantity, unit.content);
  const price = tier?.price ?? single;
  const { unitPrice } = tier ?? unit;
  const before = unit.isDefault && product.oldPrice !== undefined && product.oldPrice > price;
  const prior = before && view === 'both';
  const familyFrom = mostTiers === 0 ? undefined : product.from;
  // The former price and the lowest one of the family take the space of one tier each.
  const most = mostTiers && Math.max(0, mostTiers - (before ? 1 : 0) - (familyFrom === undefined ? 0 : 1));
  return (
    <>
      <p>
        <strong>
          <Price euros={price} vat={vat} view={view} />
        </strong>{' '}
        <small>{words.per(unit.name)}</small>{' '}
        {before && !prior && (
          <s>
            <span className="sr-only">{words.before} </span>
            <Price euros={product.oldPrice ?? 0} vat={vat} view={view} />
          </s>
        )}{' '}
        {isCustomer && <PriceReason product={product} unitId={unit.id} view={view} icon />}
      </p>
      {unitPrice ? (
        <p className="piece-price">
          <UnitPrice unitPrice={unitPrice} view={view} />
        </p>
      ) : (
        unit.content > 1 && (
          <p className="piece-price">
            <PiecePrice euros={price / unit.content} vat={vat} view={view} unit={baseUnit} />
          </p>
        )
      )}
      {mostTiers !== 0 && product.use && (
        <Suspense fallback={null}>
          <UsePrice {...{ product, unit, view }} euros={price} />
        </Suspense>
      )}
      {prior && (
        <p className="piece-price">
          <PriorPrice euros={product.oldPrice ?? 0} vat={vat} view={view} />
        </p>
      )}
      {familyFrom !== undefined && (
        <p className="piece-price">
          {family.from} <Price euros={familyFrom} vat={vat} view={view} />
        </p>
      )}
      {unit.agreement && <p className="agreement">{words.agreement}</p>}
      {mostTiers !== 0 && unit.tiers && !unit.agreement && (
        <TierPrices {...{ unit, quantity, view, vat, baseUnit }} tiers={unit.tiers} most={most} />
      )}
    </>
  );
}

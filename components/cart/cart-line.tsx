'use client';

import { memo } from 'react';
import type { CartItem } from '@/api/types';
import { productUrl } from '@/lib/urls/product-url';
import { cart as words } from '@/locales/nl/cart/cart';
import { countOf } from '@/locales/nl/product/units';
import { Select } from '../form/select';
import { Stepper } from '../form/stepper';
import { PriceReason } from '../price-reason/price-reason';
import type { Audience, PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Picture } from '../ui/picture';
import { ProductName } from '../ui/product-name';
import { SiteLink } from '../ui/site-link';
import { CartLinePrice } from './cart-line-price';
import { LineComment } from './line-comment';
import { LineOptions } from './line-options';
import { LineUnsaved } from './line-unsaved';
import { PriceChange } from './price-change';
import { SaveForLater } from './save-for-later';
import { TierHint } from './tier-hint';
import { useLine } from './use-line';

export interface CartLineProps {
  item: CartItem;
  view: PriceView;
  audience: Audience;
}

const unitFieldId = (key: string) => `unit-${key}`;

/** A line with another unit has a new key and is mounted again: restore the focus. */
function focusIfLost(id: string) {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
}

/** A cart line: product, unit, quantity and amount. */
function Line({ item, view, audience }: CartLineProps) {
  const { unit, left, step, change, chosenUnit, changeUnit } = useLine(item);
  const href = productUrl({ id: item.productId, slug: item.slug });
  return (
    <li className="cart-line">
      <SiteLink href={href} tabIndex={-1} aria-hidden="true" className="cart-line-picture">
        <Picture src={item.image} alt="" width={80} height={80} />
      </SiteLink>
      <div className="cart-line-name">
        <h2>
          <SiteLink href={href} className="hover:underline">
            <ProductName name={item.productName} lead={item.nameLead} />
          </SiteLink>
        </h2>
        <div className="cart-line-facts">
          {item.productExtCode && (
            <span className="whitespace-nowrap">{words.articleNumber(item.productExtCode)}</span>
          )}
          {item.calcprice !== undefined && unit && (
            <CartLinePrice item={item} unit={unit.unitName} view={view} />
          )}
          {audience === 'customer' && item.calcprice !== undefined && (
            <PriceReason
              product={{ id: item.productId, name: item.productName }}
              unitId={item.unitOnCart}
              view={view}
              icon
            />
          )}
        </div>
        <PriceChange item={item} view={view} />
        <LineOptions options={item.selectedOptions} view={view} />
        <LineUnsaved itemKey={item.key} />
        {!item.available && (
          <p className="mt-1 font-medium text-danger text-sm">
            {left > 0 ? words.notEnough(countOf(left, unit?.unitName ?? '')) : words.soldOut}
          </p>
        )}
      </div>
      {item.units.length > 1 ? (
        <div className="cart-line-unit">
          <Select
            label={words.unit(item.productName)}
            id={unitFieldId(item.key)}
            value={chosenUnit}
            options={item.units.map(({ puId, unitDesc }) => ({ value: puId, text: unitDesc }))}
            onChange={async (event) => {
              const key = await changeUnit(Number(event.target.value));
              requestAnimationFrame(() => focusIfLost(unitFieldId(key)));
            }}
          />
        </div>
      ) : (
        <p className="cart-line-unit">{unit?.unitDesc}</p>
      )}
      <Stepper
        value={item.quantityOnCart}
        onChange={(quantity) => change(quantity)}
        name={item.productName}
        step={step}
      />
      {item.total !== undefined && <CartLinePrice item={item} view={view} total />}
      <IconButton
        label={words.remove(item.productName)}
        className="cart-line-remove"
        onClick={() => change(0)}
      >
        <Icon name="trash" />
      </IconButton>
      <div className="cart-line-more">
        {unit && <TierHint item={item} unit={unit} step={step} view={view} />}
        <LineComment item={item} />
        {audience === 'customer' && <SaveForLater item={item} />}
      </div>
    </li>
  );
}

/**
 * Every server answer replaces all items; only changed lines render again. Comparing two hundred lines takes
 * a few milliseconds, rendering them a hundred.
 */
export const CartLine = memo(
  Line,
  (before, after) =>
    before.view === after.view &&
    before.audience === after.audience &&
    (before.item === after.item || JSON.stringify(before.item) === JSON.stringify(after.item)),
);

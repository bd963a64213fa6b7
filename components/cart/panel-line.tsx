'use client';

import type { CartItem } from '@/api/types';
import { cart as words } from '@/locales/nl/cart/cart';
import { Stepper } from '../form/stepper';
import { ProductLink } from '../shared/product-link';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Picture } from '../ui/picture';
import { ProductName } from '../ui/product-name';
import { CartLinePrice } from './cart-line-price';
import { LineUnsaved } from './line-unsaved';
import { useLine } from './use-line';

export function PanelLine({ item, view }: { item: CartItem; view: PriceView }) {
  const { unit, step, change } = useLine(item);
  return (
    <li className="panel-line">
      <Picture src={item.image} alt="" width={56} height={56} className="size-14 object-contain" />
      <div className="min-w-0">
        <ProductLink
          id={item.productId}
          slug={item.slug}
          className="font-medium text-sm leading-snug hover:underline"
        >
          <ProductName name={item.productName} lead={item.nameLead} />
        </ProductLink>
        <p className="text-ink-soft text-xs">{unit?.unitDesc ?? item.productUnit}</p>
        <div className="mt-1.5 flex items-center gap-1">
          <Stepper
            value={item.quantityOnCart}
            onChange={(quantity) => change(quantity)}
            name={item.productName}
            step={step}
          />
          <IconButton label={words.remove(item.productName)} onClick={() => change(0)}>
            <Icon name="trash" />
          </IconButton>
          {item.total !== undefined && <CartLinePrice item={item} view={view} total />}
        </div>
        <LineUnsaved itemKey={item.key} />
      </div>
    </li>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { RefusedLine } from '@/api/types';
import { checkLine } from '@/lib/quick-order/check-line';
import { productUrl } from '@/lib/urls/product-url';
import { buying } from '@/locales/nl/product/buying';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { useAppSelector } from '@/store/hooks';
import { UnitPrice } from '../buying/indication/unit-price';
import { Select } from '../form/select';
import { Stepper } from '../form/stepper';
import { AmountText } from '../order-line/amount-text';
import { type Line, lineOf } from '../order-line/line-of';
import { LineProblem } from '../order-line/line-problem';
import { PriceReason } from '../price-reason/price-reason';
import { deliveryText, stockState } from '../product-card/card';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { SiteLink } from '../ui/site-link';
import type { QuickRow } from './rows';

interface QuickRowItemProps {
  row: QuickRow;
  /** It was added or changed last. */
  last?: boolean;
  view: PriceView;
  onChange: (change: { unitId: number; quantity: number }) => void;
  onRemove: () => void;
  /** Orders this row at once with another quantity. */
  onTake: (quantity: number) => void;
  /** Shown below it. */
  children?: ReactNode;
}

/** The problem that the cart would report for the line. */
function faultOf({ item, unit, quantity, step }: Line): RefusedLine | undefined {
  const { stock, productId, productName } = item.product;
  const fault = unit && checkLine({ quantity, step, content: unit.unitContent, stock });
  return fault && { ...fault, productId, productName, unitId: item.unitId, quantity };
}

/** One line: article, stock, editable unit and quantity, price, and any problem. */
export function QuickRowItem({
  row: { item, refused },
  last = false,
  view,
  onChange,
  onRemove,
  onTake,
  children,
}: QuickRowItemProps) {
  const isCustomer = useAppSelector(({ auth }) => auth.isLoggedIn);
  const line = lineOf(item);
  const { product, productName: name } = item;
  const fault = faultOf(line);
  const unitName = line.unit?.unitName ?? '';
  return (
    <li
      data-last={last || undefined}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-b py-3 data-last:border-l-4 data-last:border-l-success data-last:pl-3"
    >
      <Picture src={product.image} alt="" width={56} height={56} className="size-14 object-contain" />
      <div className="min-w-0">
        <SiteLink
          href={productUrl({ id: product.productId, slug: product.slug })}
          className="font-semibold text-sm leading-snug hover:underline"
        >
          {name}
        </SiteLink>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {buying.articleNumber(item.productExtCode)}
          <span className={`stock stock-${stockState(product)}`}>{deliveryText(product)}</span>
        </p>
        {refused ? (
          <LineProblem line={refused} unit={unitName} onTake={onTake} />
        ) : (
          fault && (
            <LineProblem
              line={fault}
              unit={unitName}
              label={words.makeIt}
              onTake={(quantity) => onChange({ unitId: item.unitId, quantity })}
            />
          )
        )}
      </div>
      <IconButton label={words.remove(name)} className="-mr-2 justify-self-end" onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
      <div className="flex flex-wrap items-center gap-3 max-sm:col-span-full sm:col-start-2">
        {product.units.length > 1 ? (
          <div className="w-48">
            <Select
              label={words.unitOf(name)}
              value={item.unitId}
              options={product.units.map(({ puId, unitDesc }) => ({ value: puId, text: unitDesc }))}
              onChange={(event) => onChange({ unitId: Number(event.target.value), quantity: item.quantity })}
            />
          </div>
        ) : (
          <span className="text-sm">{line.unit?.unitDesc}</span>
        )}
        <Stepper
          value={item.quantity}
          step={line.step}
          name={name}
          onChange={(quantity) => onChange({ unitId: item.unitId, quantity })}
        />
      </div>
      {line.price !== undefined && (
        <div className="self-center text-right tabular-nums max-sm:col-span-full">
          <p className="font-semibold">
            <AmountText sum={line.sum} view={view} />
          </p>
          <p className="text-ink-soft text-sm">
            <Price euros={line.price} vat={product.vat} view={view} /> {buying.per(unitName)}
            {line.unitPrice && (
              <>
                {' · '}
                <UnitPrice unitPrice={line.unitPrice} view={view} />
              </>
            )}
            {isCustomer && (
              <PriceReason
                product={{ id: product.productId, name }}
                unitId={line.unit?.puId}
                view={view}
                icon
              />
            )}
          </p>
        </div>
      )}
      {children}
    </li>
  );
}

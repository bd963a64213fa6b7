'use client';

import { memo } from 'react';
import type { DueProduct, RefusedLine } from '@/api/types';
import { productUrl } from '@/lib/urls/product-url';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { buying } from '@/locales/nl/product/buying';
import type { Amount } from '@/store/order-lists/state';
import { UnitPrice } from '../../buying/indication/unit-price';
import { Checkbox } from '../../form/checkbox';
import { Select } from '../../form/select';
import { Stepper } from '../../form/stepper';
import { AmountText } from '../../order-line/amount-text';
import { type Line, lineOf } from '../../order-line/line-of';
import { LineProblem } from '../../order-line/line-problem';
import { PriceReason } from '../../price-reason/price-reason';
import { deliveryText, stockState } from '../../product-card/card';
import { DueBadge } from '../../purchase-rhythm/due-badge';
import type { PriceView } from '../../shop';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/price';
import { ProductName } from '../../ui/product-name';
import { SiteLink } from '../../ui/site-link';
import { LineNote } from './line-note';

/** Actions of a row; the same functions for every row, so that only changed rows render again. */
export interface RowActions {
  tick: (line: Line, on: boolean) => void;
  change: (line: Line, amount: Amount) => void;
  /** Resolves with whether it was saved. */
  note: (line: Line, note: string) => Promise<boolean>;
  takeOff: (line: Line) => void;
  take: (line: Line, quantity: number) => void;
}

export interface LineRowProps {
  item: Line['item'];
  amount?: Amount;
  view: PriceView;
  ticked: boolean;
  refused?: RefusedLine;
  /** Present when the product is due soon. */
  due?: DueProduct;
  actions: RowActions;
}

/** The cells of one line. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { item, amount, view, ticked, refused, due, actions } = props;
  const line = lineOf(item, amount);
  const { product, productName: name } = item;
  const { unit, quantity, step, orderable } = line;
  const href = productUrl({ id: product.productId, slug: product.slug });
  return (
    <>
      <td className="line-tick no-print">
        <Checkbox
          checked={ticked}
          disabled={!orderable}
          onChange={(event) => actions.tick(line, event.target.checked)}
          aria-label={words.chooseLine(name)}
        />
      </td>
      <td className="line-picture">
        <SiteLink href={href} tabIndex={-1} aria-hidden="true">
          <Picture src={product.image} alt="" width={64} height={64} />
        </SiteLink>
      </td>
      <td className="line-name">
        <SiteLink
          href={href}
          className="inline-block min-h-6 break-words font-semibold leading-snug hover:underline"
        >
          <ProductName name={name} lead={product.nameLead} />
        </SiteLink>
        <div className="line-facts">
          <span className="whitespace-nowrap">{buying.articleNumber(item.productExtCode)}</span>
          <span className={`stock stock-${item.available ? stockState(product) : 'none'}`}>
            {item.available ? deliveryText(product) : words.gone}
          </span>
          {due && <DueBadge {...due} />}
          <LineNote name={name} note={item.note} onSave={(note) => actions.note(line, note)} />
        </div>
        {refused && (
          <LineProblem
            line={refused}
            unit={product.units.find(({ puId }) => puId === refused.unitId)?.unitName}
            onTake={(count) => actions.take(line, count)}
          />
        )}
      </td>
      <td className="line-unit">
        {product.units.length > 1 && item.available ? (
          <Select
            label={words.unitOf(name)}
            value={unit?.puId}
            options={product.units.map(({ puId, unitDesc }) => ({ value: puId, text: unitDesc }))}
            onChange={(event) => actions.change(line, firstOf(line, Number(event.target.value)))}
          />
        ) : (
          unit?.unitDesc
        )}
      </td>
      <td className="line-quantity">
        {item.available ? (
          <Stepper
            value={quantity}
            step={step}
            name={name}
            onChange={(count) => actions.change(line, { unitId: unit?.puId ?? item.unitId, quantity: count })}
          />
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
      <td className="line-price numeric">
        {line.price !== undefined && (
          <>
            <Price euros={line.price} vat={product.vat} view={view} />
            <span className="line-each"> {buying.per(unit?.unitName ?? '')}</span>{' '}
            <PriceReason product={{ id: product.productId, name }} unitId={unit?.puId} view={view} icon />
            {line.unitPrice && (
              <small className="block text-ink-soft">
                <UnitPrice unitPrice={line.unitPrice} view={view} />
              </small>
            )}
          </>
        )}
      </td>
      <td className="line-total numeric">
        {line.price !== undefined && orderable && <AmountText sum={line.sum} view={view} />}
      </td>
      <td className="line-remove no-print">
        <IconButton label={words.takeOff(name)} onClick={() => actions.takeOff(line)}>
          <Icon name="trash" />
        </IconButton>
      </td>
    </>
  );
});

/**
 * Initial quantity of another unit: the list's quantity for the list's own unit, otherwise the smallest that
 * can be ordered.
 */
function firstOf({ item }: Line, unitId: number): Amount {
  if (unitId === item.unitId) return { unitId, quantity: item.quantity };
  const unit = item.product.units.find(({ puId }) => puId === unitId);
  return { unitId, quantity: unit?.puIsDefault ? item.product.step : 1 };
}

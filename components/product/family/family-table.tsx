'use client';

import { useRef } from 'react';
import { FAMILY_FORM } from '@/lib/urls/form-urls';
import { family as words } from '@/locales/nl/product/family';
import { OutcomeNotice } from '../../order-line/outcome-notice';
import { RowOutcomeNote } from '../../order-line/row-outcome';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';
import type { FamilyRow, FamilyTableProps } from './family-row';
import { unitInText } from './read-rows';
import { useOrderFamily } from './use-order-family';

/**
 * The price of one unit, with its space while it is loading. Consumers have both forms, as in `Price`. The early script may
 * have written it before hydration (app/_early/show-prices.js).
 */
function RowPrice({ row, pending }: { row: FamilyRow } & Pick<FamilyTableProps, 'pending'>) {
  const { price } = row;
  if (!price && pending)
    return (
      <span className="sr-only" data-price-of={`${row.id}.${row.unitId}`} suppressHydrationWarning>
        {words.pricePending}
      </span>
    );
  if (!price) return words.noPrice;
  if (!price.incl) return price.excl;
  return (
    <>
      <span className="vat-incl">{price.incl}</span>
      <span className="vat-excl">{price.excl}</span>
      {price.perMeasure && <small className="vat-incl">{price.perMeasure}</small>}
    </>
  );
}

/**
 * All sizes, volumes or colours of a product, with a quantity each and one button. The fields are uncontrolled: what was
 * typed before hydration stays, and so does what could not be ordered. `read-rows.ts` reads the rows from this markup.
 */
export function FamilyTable({ axis, current, rows, view, pending }: FamilyTableProps) {
  const form = useRef<HTMLFormElement>(null);
  const { order, outcomes, isBusy } = useOrderFamily(rows, form);
  return (
    <form ref={form} action={FAMILY_FORM} method="post" onSubmit={order}>
      <input type="hidden" name="van" value={current} />
      <table className="family-table">
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            <th scope="col">{words.article}</th>
            <th scope="col">{words.unit}</th>
            {view !== 'hidden' && <th scope="col">{words.price}</th>}
            <th scope="col">{words.stock}</th>
            <th scope="col">{words.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} aria-current={row.id === current ? true : undefined}>
              <th scope="row">
                {row.id === current ? row.value : <SiteLink href={row.href}>{row.value}</SiteLink>}
              </th>
              <td>{row.code}</td>
              <td>{row.unitText}</td>
              {view !== 'hidden' && (
                <td className="family-price">
                  <RowPrice row={row} pending={pending} />
                </td>
              )}
              <td>
                <span className={`stock stock-${row.stock}`} data-days={row.days}>
                  {row.delivery}
                </span>
              </td>
              <td>
                <input
                  type="number"
                  name={`${row.id}.${row.unitId}`}
                  min={0}
                  step={row.step}
                  data-vat={row.vat}
                  placeholder="0"
                  disabled={row.stock === 'none'}
                  data-unit={row.unitName === unitInText(row.unitText) ? undefined : row.unitName}
                  aria-label={words.quantityOf(row.value)}
                />
                <RowOutcomeNote
                  outcome={outcomes[row.id]}
                  unit={row.unitName}
                  onTake={(quantity) => order(undefined, { row, quantity })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OutcomeNotice outcomes={outcomes} />
      <Button type="submit" busy={isBusy} aria-label={words.addAll} className="no-print">
        <Icon name="cart" />
        {words.add}
      </Button>
    </form>
  );
}

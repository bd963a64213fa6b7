import { type KeyboardEvent, useId, useSyncExternalStore } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { formatEuro } from '@/lib/money';
import { priceDeskWords } from '@/locales/nl/admin/shop/price-lists';
import type { ListedPrice } from '../price-list';
import { draftKey, faultOf, isChanged, type PriceDrafts, presentText, typedQuantities } from './price-drafts';

const { grid: words, from } = priceDeskWords;
const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go to the field below or above, with its text selected, so that the next price can be typed at once. */
function goToNext(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? []),
  ];
  const by = event.key === 'Enter' && event.shiftKey ? -1 : step;
  const next = fields[fields.indexOf(event.currentTarget) + by];
  next?.focus();
  next?.select();
}

interface PriceFieldProps {
  price: ListedPrice;
  quantity: number;
  drafts: PriceDrafts;
  /** Of several: its quantity stands before it. */
  isTier: boolean;
}

function PriceField({ price, quantity, drafts, isTier }: PriceFieldProps) {
  const id = useId();
  const key = draftKey(price, quantity);
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => undefined,
  );
  const shown = draft ?? { price, quantity, text: presentText(price, quantity), isChecked: false };
  const fault = draft?.isChecked ? faultOf(draft) : undefined;
  const name = words.field(`${price.name}, ${price.unit}`);
  return (
    <div className="flex flex-col gap-1 md:items-end">
      <div className="flex items-center gap-2">
        {isTier && (
          <label htmlFor={id} className="min-w-16 text-ink-soft text-sm">
            {words.fromQuantity(dutchNumber(quantity))}
          </label>
        )}
        <input
          id={id}
          data-price=""
          data-changed={draft && isChanged(draft) ? '' : undefined}
          className="control price-field"
          aria-label={isTier ? `${name}, ${words.fromQuantity(dutchNumber(quantity))}` : name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder={words.listPrice}
          value={shown.text}
          onChange={({ target }) => drafts.set({ ...shown, text: target.value })}
          onBlur={() => drafts.leave(key)}
          onKeyDown={goToNext}
        />
      </div>
      {fault && (
        <p id={`${id}-fault`} className="text-danger text-sm md:text-right">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The prices of a unit as fields, one for each quantity. */
export function PriceCell({ price, drafts }: Omit<PriceFieldProps, 'quantity' | 'isTier'>) {
  const quantities = typedQuantities(price);
  const others = price.tiers.filter(({ quantity }) => !Number.isInteger(quantity));
  return (
    <div className="flex flex-col gap-2">
      {quantities.map((quantity) => (
        <PriceField key={quantity} {...{ price, quantity, drafts }} isTier={quantities.length > 1} />
      ))}
      {others.length > 0 && (
        <p className="text-ink-soft text-sm">
          {others.map((tier) => from(dutchNumber(tier.quantity), formatEuro(tier.price))).join(', ')}{' '}
          {words.partOfUnit}
        </p>
      )}
    </div>
  );
}

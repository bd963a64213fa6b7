'use client';

import { formatEuro } from '@/lib/money';
import { cart, review as words } from '@/locales/nl/cart';
import { errorText } from '@/locales/nl/errors';
import { countOf } from '@/locales/nl/units';
import { selectCartTotals } from '@/store/cart/selectors';
import type { ErrorCode } from '@/store/domain';
import { useAppSelector } from '@/store/hooks';
import { FreeShipping } from '../cart/free-shipping';
import { TotalsList } from '../cart/totals-list';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface ReviewSummaryProps {
  busy: boolean;
  failure: ErrorCode | null;
  /** There is nowhere to deliver to. */
  blocked: boolean;
  view: PriceView;
}

export function ReviewSummary({ busy, failure, blocked, view }: ReviewSummaryProps) {
  const items = useAppSelector((state) => state.cart.items);
  const totals = useAppSelector(selectCartTotals);
  return (
    <aside className="flex flex-col gap-5 rounded-l bg-surface-alt p-5 lg:sticky lg:top-40">
      <h2 className="font-semibold text-lg">{cart.summary}</h2>
      <details open>
        <summary className="cursor-pointer text-sm">{words.items(items.length)}</summary>
        <ul className="mt-2 flex max-h-72 flex-col gap-2 overflow-y-auto text-sm">
          {items.map((item) => (
            <li key={item.key} className="flex justify-between gap-4">
              <span className="min-w-0">
                <span className="line-clamp-2">{item.productName}</span>
                <span className="text-ink-soft text-xs">
                  {countOf(
                    item.quantityOnCart,
                    item.units.find(({ puId }) => puId === item.unitOnCart)?.unitName ?? '',
                  )}
                </span>
              </span>
              {item.total !== undefined && (
                <span className="tabular-nums">
                  {formatEuro((view === 'both' ? item.totalIncl : item.total) ?? item.total)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
      {totals && (
        <>
          <FreeShipping totals={totals} />
          <TotalsList totals={totals} view={view} />
        </>
      )}
      {failure && (
        <Notice tone="danger" urgent>
          <strong className="block">{words.notPlaced}</strong>
          {errorText(failure)}
        </Notice>
      )}
      <Button type="submit" size="l" busy={busy} disabled={blocked} className="w-full">
        {busy ? words.placing : words.place}
      </Button>
    </aside>
  );
}

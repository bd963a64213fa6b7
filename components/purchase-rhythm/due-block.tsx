import type { PurchaseRhythm } from '@/api/types';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import type { PriceView } from '../shop';
import { DiscontinuedProducts } from './discontinued-products';
import { DueList } from './due-list';

/** Products that are due soon, to order at once; otherwise when the next one will be due. */
export function DueBlock({ rhythm, view }: { rhythm: PurchaseRhythm; view: PriceView }) {
  const { known, due, gone, next, snoozed } = rhythm;
  if (known === 0) {
    return (
      <div className="text-sm">
        <p className="font-medium">{words.notYet}</p>
        <p className="mt-1 text-ink-soft">{words.notYetText}</p>
      </div>
    );
  }
  return (
    <>
      {due.length === 0 && (
        <p className="text-ink-soft text-sm">
          {words.nothing} {next && words.next(next.productName, next.daysLeft)}
        </p>
      )}
      <DueList due={due} snoozed={snoozed} view={view} />
      <DiscontinuedProducts gone={gone} />
    </>
  );
}

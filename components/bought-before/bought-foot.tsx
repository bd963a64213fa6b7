import { formatCents } from '@/lib/money';
import { bought as words } from '@/locales/nl/account/bought-before';
import { reorder } from '@/locales/nl/account/order-page';
import type { RowOutcomes } from '../order-line/cart-row';
import { OutcomeNotice } from '../order-line/outcome-notice';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { type BoughtRow, subtotalOf } from './bought-row';

interface BoughtFootProps {
  chosen: { row: BoughtRow; quantity: number }[];
  view: PriceView;
  busy: boolean;
  outcomes: RowOutcomes;
  onAdd: () => void;
}

/** Count and subtotal of the selected rows; sticks to the bottom of the window. */
export function BoughtFoot({ chosen, view, busy, outcomes, onAdd }: BoughtFootProps) {
  const count = chosen.length;
  const { excl, incl } = subtotalOf(chosen);
  return (
    <div className="pick-foot no-print">
      <OutcomeNotice outcomes={outcomes} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm">
          <strong>{words.selected(count)}</strong>
          {count > 0 && view !== 'hidden' && (
            <span className="tabular-nums">
              {' · '}
              {words.subtotal}{' '}
              {view === 'both' ? (
                <>
                  <span className="vat-incl">{formatCents(incl)}</span>
                  <span className="vat-excl">{formatCents(excl)}</span>
                </>
              ) : (
                `${formatCents(excl)} ${words.exclVat}`
              )}
            </span>
          )}
        </p>
        <Button busy={busy} disabled={count === 0 && !busy} onClick={onAdd}>
          {busy ? reorder.busy : count === 0 ? reorder.addNone : reorder.addSome(count)}
        </Button>
      </div>
    </div>
  );
}

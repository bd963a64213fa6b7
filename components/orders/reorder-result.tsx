import { reorder as words } from '@/locales/nl/account/order-page';
import { errorText } from '@/locales/nl/errors';
import type { CartRow } from '../order-line/cart-row';
import { OutcomeNotice } from '../order-line/outcome-notice';
import { RowOutcomeNote } from '../order-line/row-outcome';
import { Notice } from '../ui/notice';
import type { Reordering } from './use-reorders';

interface ReorderResultProps {
  result: Exclude<Reordering, { state: 'busy' }>;
  onTake: (row: CartRow, quantity: number) => void;
}

/** Result of reordering an order of a list: what is in the cart, and each row that was left out with the reason. */
export function ReorderResult({ result, onTake }: ReorderResultProps) {
  if (result.state === 'failed')
    return (
      <Notice tone="danger" urgent>
        {errorText(result.code)}
      </Notice>
    );
  const { rows, outcomes } = result;
  const leftOut = rows.filter(({ wanted, key }) => !wanted || outcomes[key]?.state !== 'added');
  return (
    <div className="grid gap-3">
      <OutcomeNotice outcomes={outcomes} />
      {rows.every(({ wanted }) => !wanted) && (
        <Notice tone="danger" urgent>
          {words.nothing}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <ul aria-label={words.leftOut} className="grid gap-2 text-sm">
          {leftOut.map(({ key, name, wanted, unitName }) => (
            <li key={key}>
              <span className="font-medium">{name}</span>
              {wanted ? (
                <RowOutcomeNote
                  outcome={outcomes[key]}
                  unit={unitName}
                  onTake={(quantity) => onTake(wanted, quantity)}
                />
              ) : (
                <span className="block text-danger">{words.gone}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { reorder as words } from '@/locales/nl/account/order-page';
import { errorText } from '@/locales/nl/errors';
import { Icon } from '../ui/icon';
import type { RowOutcome } from './cart-row';
import { LineProblem } from './line-problem';

interface RowOutcomeNoteProps {
  outcome?: RowOutcome;
  /** Singular: 'doos'. */
  unit: string;
  /** Orders this many instead. */
  onTake: (quantity: number) => void;
}

/** Result of a row, beside it. */
export function RowOutcomeNote({ outcome, unit, onTake }: RowOutcomeNoteProps) {
  if (!outcome) return null;
  if (outcome.state === 'refused') return <LineProblem line={outcome.line} unit={unit} onTake={onTake} />;
  if (outcome.state === 'failed')
    return <span className="block font-medium text-danger text-sm">{errorText(outcome.code)}</span>;
  return (
    <span className="flex items-center gap-1 font-medium text-sm text-success">
      <Icon name="check" className="size-4" />
      {words.added}
    </span>
  );
}

import { deskWords as words } from '@/locales/nl/admin/shop/desk';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { ChangeResult } from './use-desk-row';

/** Whether the last change of a form was saved, or why not. */
export function ChangeOutcome({
  form,
  outcome,
  reload,
}: {
  form: string;
  outcome: ChangeResult | undefined;
  /** Absent: the new state is shown by itself. */
  reload?: () => Promise<void>;
}) {
  const isOwn = outcome?.form === form;
  return (
    <div role="status" className="w-full empty:hidden">
      {isOwn && !outcome.fault && <Notice tone="success">{words.saved}</Notice>}
      {isOwn && outcome.fault && (
        <Notice tone="danger">
          <p>{outcome.fault}</p>
          {outcome.isConflict && reload && (
            <Button look="outline" size="s" className="mt-3" onClick={() => void reload()}>
              {words.reload}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

import { productDeskWords as words } from '@/locales/nl/admin/shop/products';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { ProductChanges } from './use-product';

/** Whether the last change of a form was saved, or why not. */
export function ChangeOutcome({
  form,
  outcome,
  reload,
}: { form: string } & Pick<ProductChanges, 'outcome' | 'reload'>) {
  const isOwn = outcome?.form === form;
  return (
    <div role="status" className="w-full empty:hidden">
      {isOwn && !outcome.fault && <Notice tone="success">{words.saved}</Notice>}
      {isOwn && outcome.fault && (
        <Notice tone="danger">
          <p>{outcome.fault}</p>
          {outcome.isConflict && (
            <Button look="outline" size="s" className="mt-3" onClick={() => void reload()}>
              {words.reload}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

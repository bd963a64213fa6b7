import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { importUrl } from '@/lib/urls/admin/import-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { priceDeskWords } from '@/locales/nl/admin/shop/price-lists';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '../../admin/confirm-dialog';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { faultOf, type PriceDrafts } from './price-drafts';
import { importOf } from './price-lines';

interface GridBarProps {
  /** The list with its name. */
  list: { priceListId: number; name: string };
  drafts: PriceDrafts;
  /** Around the fields. */
  fields: RefObject<HTMLElement | null>;
  /** Shown without changes too. */
  isOpen: boolean;
}

const { grid: words } = priceDeskWords;

/** Counts the changed prices, and makes an import of them, on whose pages they are looked at, applied and undone. */
export function GridBar({ list, drafts, fields, isOpen }: GridBarProps) {
  const dispatch = useAppDispatch();
  const changed = useSyncExternalStore(drafts.subscribe, drafts.changed, drafts.changed);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const hasChanges = changed.length > 0;
  useEffect(() => {
    if (!hasChanges) return;
    // Once they are sent, the import has them.
    const ask = (event: BeforeUnloadEvent) => drafts.changed().length > 0 && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges, drafts]);
  const faulty = changed.filter((draft) => draft.isChecked && faultOf(draft) !== undefined);
  const look = async () => {
    setRefusal('');
    // The fields show what is wrong before one of them gets the focus.
    if (flushSync(() => drafts.check()) > 0)
      return fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    setBusy(true);
    const outcome = await dispatch(
      callApi('imports.paste', importOf({ ...list, name: words.importName(list.name) }, changed)),
    );
    setBusy(false);
    if ('refusal' in outcome) return setRefusal(adminErrorText(outcome.refusal.code));
    setSent(true);
    drafts.clear();
    window.location.assign(importUrl(outcome.value.importId, 'changes'));
  };
  if (!isOpen && !hasChanges) return null;
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-3 border-line border-t bg-surface py-3">
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal} {words.kept}
        </Notice>
      )}
      {faulty.length > 0 && (
        <p role="alert" className="text-danger text-sm">
          {words.faulty(faulty.map(({ price }) => price.articleNumber))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto text-sm max-sm:basis-full">
          {isSent && !hasChanges ? words.sent : words.changed(changed.length)}
        </p>
        {hasChanges && (
          <>
            <Button look="quiet" size="s" onClick={() => setClearing(true)}>
              {words.clear}
            </Button>
            <Button busy={isBusy} onClick={() => void look()}>
              {words.look}
            </Button>
          </>
        )}
      </div>
      {isClearing && (
        <ConfirmDialog
          title={words.clearTitle}
          text={words.clearText(changed.length)}
          yes={words.clear}
          onYes={async () => {
            drafts.clear();
            setClearing(false);
            return undefined;
          }}
          onClose={() => setClearing(false)}
        />
      )}
    </div>
  );
}

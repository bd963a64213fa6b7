'use client';

import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { imageDetails, imageManage as words } from '@/locales/nl/admin/image-manage';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';

interface RemoveDialogProps {
  imageIds: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Removes images. Those that are shown somewhere only after their places were seen. */
export function RemoveDialog({ imageIds, onClose, onDone }: RemoveDialogProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isUsed = refusal?.code === 'image_in_use';
  const remove = async () => {
    setBusy(true);
    const outcome = await dispatch(callApi('media.remove', { imageIDs: [...imageIds], force: isUsed }));
    setBusy(false);
    if ('refusal' in outcome) setRefusal(outcome.refusal);
    else onDone();
  };
  return (
    <Dialog title={words.removeTitle(imageIds.length)} onClose={onClose}>
      {refusal && !isUsed && (
        <Notice tone="danger" urgent>
          {adminErrorText(refusal.code)}
        </Notice>
      )}
      {isUsed ? (
        <>
          <Notice tone="warning" urgent>
            {words.inUse}
          </Notice>
          <PlaceNames fields={refusal.fields} />
          <p>{words.inUseText}</p>
        </>
      ) : (
        <p>{words.removeText}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look={isUsed ? 'outline' : 'primary'} busy={isBusy} onClick={() => void remove()}>
          {isUsed ? words.removeAnyway : words.remove}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** The places that a refusal names, as `page.12` → title. */
function PlaceNames({ fields }: Pick<Refusal, 'fields'>) {
  const kindOf = (place: string) =>
    imageDetails.kinds[place.split('.')[0] as keyof typeof imageDetails.kinds] ?? '';
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {Object.entries(fields).map(([place, title]) => (
        <li key={place}>
          {kindOf(place)} · {title || imageDetails.untitled}
        </li>
      ))}
    </ul>
  );
}

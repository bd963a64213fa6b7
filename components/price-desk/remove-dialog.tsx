import { useState } from 'react';
import { ADMIN_PRICE_LISTS } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { PriceList } from './price-list';

/** Asks before a price list goes with its prices. One that customers have stays. */
export function RemoveDialog({ list, onClose }: { list: PriceList; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(list.customers > 0 ? words.inUse : '');
  const remove = async () => {
    setBusy(true);
    const outcome = await dispatch(callApi('priceDesk.remove', { priceListID: list.priceListId }));
    setBusy(false);
    if ('value' in outcome) return window.location.assign(ADMIN_PRICE_LISTS);
    const { code, fields } = outcome.refusal;
    setRefusal(fields.priceList === 'customers' ? words.inUse : adminErrorText(code));
  };
  return (
    <Dialog title={words.removeTitle(list.name)} onClose={onClose}>
      {refusal === '' ? <p>{words.removeText(list.prices)}</p> : <Notice tone="warning">{refusal}</Notice>}
      <div className="flex flex-wrap gap-3">
        {list.customers === 0 && (
          <Button busy={isBusy} onClick={() => void remove()}>
            {words.confirmRemove}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}

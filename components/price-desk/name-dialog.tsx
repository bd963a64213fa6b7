import { type FormEvent, useId, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import type { PriceList } from './price-list';

const MAX_NAME = 80;

interface NameDialogProps {
  /** Undefined: a new one. */
  list: PriceList | undefined;
  onClose: () => void;
  onDone: (list: PriceList) => void;
}

function faultOf({ code, fields }: Refusal): string {
  if (fields.name === 'taken') return words.taken;
  return fields.name === 'changed' ? words.renamed : adminErrorText(code);
}

/** Makes a price list, or gives it another name. */
export function NameDialog({ list, onClose, onDone }: NameDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [name, setName] = useState(list?.name ?? '');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const isNamed = name.trim() !== '';
    setFault(isNamed ? '' : words.nameFault);
    document.getElementById(id)?.focus();
    if (!isNamed) return;
    setBusy(true);
    const outcome = await dispatch(
      list
        ? callApi('priceDesk.rename', { priceListID: list.priceListId, seen: list.name, name })
        : callApi('priceDesk.add', { name }),
    );
    setBusy(false);
    if ('value' in outcome) onDone(outcome.value);
    else setFault(faultOf(outcome.refusal));
  };
  return (
    <Dialog title={list ? words.rename : words.addTitle} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col items-start gap-4">
        <div className="w-full">
          <Field
            id={id}
            label={words.name}
            hint={words.nameHint}
            error={fault}
            maxLength={MAX_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" busy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}

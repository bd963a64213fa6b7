import { type FormEvent, useId, useState } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { agreementWords as words } from '@/locales/nl/admin/shop/customers';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { ShownAgreement } from './agreement';

interface AgreementDialogProps {
  agreement: ShownAgreement;
  onClose: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
}

/** Changes price and days of an agreement, or removes it. */
export function AgreementDialog({ agreement, onClose, onDone }: AgreementDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { agreementId: agreementID, articleNumber, unit, validFrom, validUntil } = agreement;
  const seen = { price: agreement.price, validFrom, validUntil };
  const [price, setPrice] = useState(dutchNumber(agreement.price, 2, 2));
  const [from, setFrom] = useState(validFrom);
  const [until, setUntil] = useState(validUntil);
  const [faults, setFaults] = useState<Partial<Record<'price' | 'from' | 'until', string>>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState<'save' | 'remove'>();
  const name = `${articleNumber} ${unit}`;
  const end = (outcome: object & { refusal?: Refusal }, text: string) => {
    setBusy(undefined);
    if (!outcome.refusal) return onDone(text);
    const { code, fields } = outcome.refusal;
    setRefusal(fields.agreement === 'changed' ? words.changed : adminErrorText(code));
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const euros = parseEuros(price);
    const found = {
      ...(euros === undefined && { price: words.priceFault }),
      ...(from === '' && { from: words.dayFault }),
      ...(until < from && { until: until === '' ? words.dayFault : words.reversed }),
    };
    setFaults(found);
    setRefusal('');
    const [first] = Object.keys(found);
    if (first || euros === undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    setBusy('save');
    const terms = { price: euros, validFrom: from, validUntil: until };
    end(
      await dispatch(callApi('customerDesk.changeAgreement', { agreementID, seen, terms })),
      words.saved(name),
    );
  };
  const remove = async () => {
    if (busy) return;
    setBusy('remove');
    setRefusal('');
    end(await dispatch(callApi('customerDesk.removeAgreement', { agreementID, seen })), words.removed(name));
  };
  return (
    <Dialog title={words.changeOf(name)} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
        <Field
          id={`${id}-price`}
          label={words.price}
          inputMode="decimal"
          maxLength={12}
          value={price}
          error={faults.price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Field
          id={`${id}-from`}
          label={words.from}
          type="date"
          value={from}
          error={faults.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          id={`${id}-until`}
          label={words.until}
          type="date"
          value={until}
          error={faults.until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <p className="text-ink-soft text-sm">{words.keeps}</p>
        {refusal !== '' && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy === 'save'}>
            {words.save}
          </Button>
          <Button look="outline" busy={busy === 'remove'} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

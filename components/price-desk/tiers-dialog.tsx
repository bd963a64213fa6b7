import { type FormEvent, useId, useState } from 'react';
import { formatEuro } from '@/lib/money';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { ListedPrice } from './price-list';
import { readTiers, type TierFault, textsOf } from './read-tiers';

const MAX_TIERS = 12;

interface TiersDialogProps {
  priceListId: number;
  price: ListedPrice;
  onClose: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
}

/** The prices of one unit in a list, by quantity. */
export function TiersDialog({ priceListId, price, onClose, onDone }: TiersDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState(() => textsOf(price.tiers));
  const [faults, setFaults] = useState<readonly TierFault[]>([]);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { name, unit, content, listPrice, tiers: seen, productUnitId: productUnitID } = price;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readTiers(lines, content);
    setFaults('faults' in read ? read.faults : []);
    setRefusal('');
    if ('faults' in read) {
      const [first] = read.faults;
      document.getElementById(`${id}-${first?.key}-${first?.quantity ? 'quantity' : 'price'}`)?.focus();
      return;
    }
    setBusy(true);
    const outcome = await dispatch(
      callApi('priceDesk.setTiers', { priceListID: priceListId, productUnitID, seen, tiers: read.tiers }),
    );
    setBusy(false);
    if ('value' in outcome) return onDone(words.saved(name));
    const { code, fields } = outcome.refusal;
    setRefusal(fields.tiers === 'changed' ? words.changed : adminErrorText(code));
  };
  const set = (key: number, field: 'quantity' | 'price', value: string) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, [field]: value } : line)));
  const add = () =>
    setLines([...lines, { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, quantity: '', price: '' }]);
  return (
    <Dialog title={words.tiersTitle(name)} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col items-start gap-4">
        <p className="text-ink-soft text-sm">{words.tiersHint(unit, formatEuro(listPrice))}</p>
        <ol className="flex w-full flex-col gap-3">
          {lines.map((line, at) => {
            const fault = faults.find(({ key }) => key === line.key);
            return (
              <li key={line.key} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
                {(['quantity', 'price'] as const).map((field) => (
                  <Field
                    key={field}
                    id={`${id}-${line.key}-${field}`}
                    label={field === 'quantity' ? words.quantity : words.tierPrice}
                    aria-label={field === 'quantity' ? words.quantityOf(at + 1) : words.priceOf(at + 1)}
                    inputMode="decimal"
                    maxLength={14}
                    value={line[field]}
                    error={fault?.[field]}
                    onChange={({ target }) => set(line.key, field, target.value)}
                  />
                ))}
                <IconButton
                  className="mt-7"
                  label={words.removeTier(at + 1)}
                  onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
                >
                  <Icon name="close" />
                </IconButton>
              </li>
            );
          })}
        </ol>
        {lines.length < MAX_TIERS && (
          <Button look="quiet" size="s" onClick={add}>
            {words.addTier}
          </Button>
        )}
        {refusal !== '' && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}

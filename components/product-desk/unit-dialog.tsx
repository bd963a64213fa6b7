import { hasCheckDigit, isBarcode } from '@toonbank/contract/sheets/barcode';
import { type FormEvent, useId, useState } from 'react';
import { parseEuros } from '@/lib/forms/parse-euros';
import { productUnitWords as words } from '@/locales/nl/admin/shop/product-units';
import { ChangeOutcome } from '../admin/change-outcome';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import type { ProductChanges, ShownProduct } from './product';

export type ShownUnit = ShownProduct['units'][number];
/** Name of the form for the outcome of a change. */
export const UNIT_FORM = 'unit';
const fields = ['name', 'content', 'ean', 'price'] as const;
type Texts = Record<(typeof fields)[number], string>;

interface UnitDialogProps extends Pick<ProductChanges, 'busy' | 'outcome' | 'change'> {
  /** Undefined: a new one. */
  unit: ShownUnit | undefined;
  baseUnit: string;
  onClose: () => void;
}

/** Reads the form as it is typed. A unit that exists has its price elsewhere on the page. */
function read({ name, content, ean, price }: Texts, isNew: boolean) {
  const pieces = /^\d{1,7}$/.test(content.trim()) ? Number(content) : 0;
  const code = ean.replace(/\s/g, '');
  const euros = parseEuros(price);
  const faults: Partial<Texts> = {
    ...(name.trim() === '' && { name: words.faults.name }),
    ...((pieces < 1 || pieces > 1_000_000) && { content: words.faults.content }),
    ...(code !== '' && !isBarcode(code) && { ean: words.faults.ean }),
    ...(isBarcode(code) && !hasCheckDigit(code) && { ean: words.faults.checkDigit }),
    ...(isNew && euros === undefined && { price: words.faults.price }),
  };
  return { faults, unit: { name: name.trim(), content: pieces, ean: code }, price: euros ?? 0 };
}

/** Adds a unit to a product, changes one, or retires it. */
export function UnitDialog({ unit, baseUnit, onClose, ...changes }: UnitDialogProps) {
  const id = useId();
  const [texts, setTexts] = useState<Texts>({
    ...{ name: unit?.name ?? '', content: unit ? String(unit.content) : '', ean: unit?.ean ?? '', price: '' },
  });
  const [isUsual, setUsual] = useState(unit?.usual ?? false);
  const [faults, setFaults] = useState<Partial<Texts>>({});
  const [isSure, setSure] = useState(false);
  /** Of a dialog before this one. */
  const [before] = useState(changes.outcome);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(texts, !unit);
    setFaults(typed.faults);
    const [first] = Object.keys(typed.faults);
    if (first) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    const isSaved = unit
      ? await changes.change(UNIT_FORM, 'productDesk.changeUnit', {
          productUnitID: unit.unitId,
          seen: { name: unit.name, content: unit.content, ean: unit.ean },
          unit: typed.unit,
          usual: isUsual,
        })
      : await changes.change(UNIT_FORM, 'productDesk.addUnit', { unit: typed.unit, price: typed.price });
    if (isSaved) onClose();
  };
  const remove = async () => {
    if (unit && (await changes.change(UNIT_FORM, 'productDesk.removeUnit', { productUnitID: unit.unitId })))
      onClose();
  };
  const field = (name: (typeof fields)[number]) => ({
    id: `${id}-${name}`,
    label: name === 'content' ? words.contentIn(baseUnit) : words[name],
    value: texts[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  });
  return (
    <Dialog title={unit ? words.changeTitle(unit.description) : words.addTitle} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <Field {...field('name')} hint={words.nameHint} maxLength={40} />
        <Field
          {...field('content')}
          hint={unit ? words.contentHint : undefined}
          inputMode="numeric"
          maxLength={7}
        />
        <Field {...field('ean')} hint={words.eanHint} inputMode="numeric" maxLength={20} autoComplete="off" />
        {!unit && <Field {...field('price')} inputMode="decimal" maxLength={14} />}
        {unit && !unit.usual && (
          <label className="flex min-h-11 items-center gap-3">
            <Checkbox checked={isUsual} onChange={({ target }) => setUsual(target.checked)} />
            {words.makeUsual}
          </label>
        )}
        <ChangeOutcome form={UNIT_FORM} outcome={changes.outcome === before ? undefined : changes.outcome} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={changes.busy === UNIT_FORM}>
            {words.save}
          </Button>
          {unit && !unit.usual && (
            <Button look="quiet" onClick={() => (isSure ? void remove() : setSure(true))}>
              {isSure ? words.removeSure : words.remove}
            </Button>
          )}
        </div>
        {isSure && (
          <p role="status" className="text-ink-soft text-sm">
            {words.removeText}
          </p>
        )}
      </form>
    </Dialog>
  );
}

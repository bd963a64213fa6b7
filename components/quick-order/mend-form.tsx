'use client';

import { type FormEvent, useId, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { ProductCombobox } from './product-combobox';
import type { Mend } from './rows';

interface MendFormProps {
  /** As they were written. */
  initial: Mend;
  onMend: (values: Mend) => Promise<unknown>;
  onDrop: () => void;
}

/** Article, quantity and unit of a row that failed, to be corrected where it stands. */
export function MendForm({ initial, onMend, onDrop }: MendFormProps) {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  const { code } = initial;
  const mend = async (next: Mend) => {
    setValues(next);
    setBusy(true);
    await onMend(next);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void mend(values);
  };
  return (
    <form
      onSubmit={submit}
      className="mt-1 grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(10rem,2fr)_minmax(6rem,1fr)_minmax(6rem,1fr)_auto]"
    >
      <div className="max-sm:col-span-2">
        <ProductCombobox
          label={words.instead(code)}
          name="instead"
          value={values.code}
          onChange={(text) => setValues({ ...values, code: text })}
          onPick={({ productExtCode }) => void mend({ ...values, code: productExtCode })}
        />
      </div>
      <Field
        id={`${id}-count`}
        name="count"
        label={words.quantity}
        aria-label={words.quantityFor(code)}
        inputMode="numeric"
        maxLength={80}
        value={values.count}
        onChange={(event) => setValues({ ...values, count: event.target.value })}
      />
      <Field
        id={`${id}-unit`}
        name="unit"
        label={words.unit}
        aria-label={words.unitFor(code)}
        maxLength={80}
        value={values.unit}
        onChange={(event) => setValues({ ...values, unit: event.target.value })}
      />
      <div className="flex gap-2 max-sm:col-span-2">
        <Button type="submit" look="outline" busy={busy}>
          {words.fix}
        </Button>
        <Button look="quiet" onClick={onDrop}>
          {words.dropLine}
        </Button>
      </div>
    </form>
  );
}

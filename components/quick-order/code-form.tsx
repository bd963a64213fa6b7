'use client';

import { type FormEvent, useRef, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { ProductCombobox } from './product-combobox';

interface CodeFormProps {
  /** Resolves with whether it became a row. */
  onAdd: (code: string, quantity?: number) => Promise<boolean>;
}

/** Code and quantity of one line; the focus returns to the code field for the next one. */
export function CodeForm({ onAdd }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [count, setCount] = useState('');
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = code.trim();
    // The next scan replaces this code, even during its lookup.
    field('code')?.focus();
    field('code')?.select();
    if (asked === '') return;
    const quantity = Number(count);
    const added = await onAdd(asked, Number.isInteger(quantity) && quantity > 0 ? quantity : undefined);
    // An unknown code is kept for correction; so is text typed meanwhile.
    if (!added) return;
    setCode((now) => (now.trim() === asked ? '' : now));
    setCount((now) => (now === count ? '' : now));
  };
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-3">
      <ProductCombobox
        label={words.code}
        hint={words.codeHint}
        name="code"
        value={code}
        onChange={setCode}
        onPick={({ productExtCode }) => {
          setCode(productExtCode);
          field('quantity')?.focus();
        }}
      />
      <div className="flex items-end gap-3">
        <div className="w-24">
          <Field
            id="quick-quantity"
            name="quantity"
            label={words.quantity}
            inputMode="numeric"
            maxLength={6}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        <Button type="submit" className="grow">
          {words.add}
        </Button>
      </div>
    </form>
  );
}

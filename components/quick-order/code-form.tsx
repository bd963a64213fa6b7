'use client';

import { type FormEvent, useRef, useState } from 'react';
import { readOptionalQuantity } from '@/lib/quick-order/read-quantity';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { ProductCombobox } from './product-combobox';

interface CodeFormProps {
  /** Resolves with whether the code became a row; undefined when the call failed. */
  onAdd: (code: string, quantity?: number) => Promise<boolean | undefined>;
}

/** The quantity in its field, or why it is none. There is no place for a unit here. */
function quantityIn(count: string): { quantity?: number; problem?: string } {
  const read = readOptionalQuantity(count);
  if (read.fault) return { problem: words.faulty[read.fault](count, '') };
  if (read.unit !== undefined) return { problem: words.faulty.quantity(count, '') };
  if (read.quantity === 0) return { problem: words.faulty.negative(count, '') };
  return read;
}

/** Code and quantity of one line; the focus returns to the code field for the next one. */
export function CodeForm({ onAdd }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [count, setCount] = useState('');
  const [error, setError] = useState('');
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = code.trim();
    const { quantity, problem } = quantityIn(count);
    if (problem) {
      setError(problem);
      field('quantity')?.focus();
      return;
    }
    // The next scan replaces this code, even during its lookup.
    field('code')?.focus();
    field('code')?.select();
    if (asked === '') return;
    const added = await onAdd(asked, quantity);
    if (added === undefined) return;
    // The quantity belongs to this code, not to the next one.
    setCount((now) => (now === count ? '' : now));
    // An unknown code is kept for correction; so is text typed meanwhile.
    if (added) setCode((now) => (now.trim() === asked ? '' : now));
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
            maxLength={20}
            value={count}
            {...(error !== '' && { error })}
            onChange={(event) => {
              setError('');
              setCount(event.target.value);
            }}
          />
        </div>
        <Button type="submit" className="grow">
          {words.add}
        </Button>
      </div>
    </form>
  );
}

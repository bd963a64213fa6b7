import { type FormEvent, useId, useState } from 'react';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { ChangeOutcome } from './change-outcome';
import type { ProductChanges } from './use-product';

interface NumberFormProps extends Pick<ProductChanges, 'busy' | 'outcome' | 'reload'> {
  /** Distinguishes its outcome from those of the other forms. */
  form: string;
  label: string;
  hint?: string;
  /** The stored value, as it is written. */
  value: string;
  /** The number of a typed text; undefined: it is none. */
  parse: (typed: string) => number | undefined;
  fault: string;
  save: string;
  canWrite: boolean;
  onSave: (value: number) => void;
}

/** One number of a product with its own button: a price, or the stock. */
export function NumberForm({
  form,
  label,
  hint,
  value,
  parse,
  fault,
  save,
  canWrite,
  onSave,
  ...rest
}: NumberFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = parse(typed);
    setError(number === undefined ? fault : '');
    if (number === undefined) document.getElementById(id)?.focus();
    else onSave(number);
  };
  return (
    <form onSubmit={submit} noValidate className="flex w-full flex-col items-start gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-80">
          <Field
            id={id}
            label={label}
            hint={hint}
            inputMode="decimal"
            maxLength={20}
            value={typed}
            readOnly={!canWrite}
            error={error}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {canWrite && (
          <Button
            type="submit"
            look="outline"
            busy={rest.busy === form}
            className={hint || error ? 'mb-7' : ''}
          >
            {save}
          </Button>
        )}
      </div>
      <ChangeOutcome form={form} {...rest} />
    </form>
  );
}

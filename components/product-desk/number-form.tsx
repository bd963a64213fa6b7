import { type FormEvent, useId, useState } from 'react';
import { ChangeOutcome } from '../admin/change-outcome';
import { describedBy, FieldFrame } from '../form/field';
import { Button } from '../ui/button';
import type { ProductChanges } from './product';

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
      <FieldFrame {...{ id, label, hint, error }}>
        <div className="flex gap-3">
          <div className="w-40 min-w-0">
            <input
              {...describedBy({ id, hint, error })}
              id={id}
              inputMode="decimal"
              maxLength={20}
              value={typed}
              readOnly={!canWrite}
              onChange={({ target }) => setTyped(target.value)}
              className="control"
            />
          </div>
          {canWrite && (
            <Button type="submit" look="outline" busy={rest.busy === form} className="shrink-0">
              {save}
            </Button>
          )}
        </div>
      </FieldFrame>
      <ChangeOutcome form={form} {...rest} />
    </form>
  );
}

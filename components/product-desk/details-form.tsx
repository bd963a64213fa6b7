import { type FormEvent, useId, useState } from 'react';
import { productDeskWords as words } from '@/locales/nl/admin/shop/products';
import { ChangeOutcome } from '../admin/change-outcome';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import { Button } from '../ui/button';
import type { ProductChanges, ShownProduct } from './product';

const FORM = 'details';

interface DetailsFormProps extends ProductChanges {
  product: ShownProduct;
  canWrite: boolean;
}

/** Name, description, location, and whether the product is sold. */
export function DetailsForm({ product, canWrite, ...changes }: DetailsFormProps) {
  const id = useId();
  const { name, description, location, active } = product;
  const [seen] = useState({ name, description, location, active });
  const [details, setDetails] = useState(seen);
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isNamed = details.name.trim() !== '';
    setFault(isNamed ? '' : words.nameFault);
    if (isNamed) void changes.change(FORM, 'productDesk.setDetails', { seen, details });
    else document.getElementById(`${id}-name`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.details}</h2>
      <div className="w-full max-w-xl">
        <Field
          id={`${id}-name`}
          label={words.name}
          maxLength={200}
          value={details.name}
          readOnly={!canWrite}
          error={fault}
          onChange={({ target }) => setDetails({ ...details, name: target.value })}
        />
      </div>
      <div className="w-full max-w-xl">
        <TextArea
          id={`${id}-description`}
          label={words.description}
          hint={words.descriptionHint}
          maxLength={20_000}
          rows={6}
          value={details.description}
          readOnly={!canWrite}
          onChange={({ target }) => setDetails({ ...details, description: target.value })}
        />
      </div>
      <Field
        id={`${id}-location`}
        label={words.location}
        hint={words.locationHint}
        maxLength={40}
        value={details.location}
        readOnly={!canWrite}
        onChange={({ target }) => setDetails({ ...details, location: target.value })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox
          checked={details.active}
          disabled={!canWrite}
          onChange={({ target }) => setDetails({ ...details, active: target.checked })}
        />
        {words.isSold}
      </label>
      {canWrite ? (
        <Button type="submit" busy={changes.busy === FORM}>
          {words.saveDetails}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{words.noRight}</p>
      )}
      <ChangeOutcome form={FORM} {...changes} />
    </form>
  );
}

'use client';

import { useId, useState } from 'react';
import { stockPlaces as words } from '@/locales/nl/stock-count/pages';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';
import { PlaceRow } from './place-row';
import { usePlaces } from './use-places';

interface PlaceOrderProps {
  listId: number;
  places: string[];
}

/** The places in walking order: moved by buttons, renamed in their field, added and removed. */
export function PlaceOrder({ listId, places: stored }: PlaceOrderProps) {
  const id = useId();
  const { places, announcement, move, rename, remove, add } = usePlaces(listId, stored);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const isTaken = places.includes(trimmed);
  return (
    <section>
      <h2 className="mb-3 font-semibold text-lg">{words.order}</h2>
      {places.length === 0 && <p className="mb-3 max-w-prose text-ink-soft">{words.noPlaces}</p>}
      <ol className="mb-4 flex max-w-md flex-col gap-2">
        {places.map((place, at) => (
          <PlaceRow
            key={place}
            {...{ place, at }}
            of={places.length}
            isTaken={(other) => other !== place && places.includes(other)}
            onMove={(step) => move(place, step)}
            onRename={(to) => rename(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <form
        className="flex max-w-md items-end gap-3"
        onSubmit={async (event) => {
          event.preventDefault();
          if (trimmed === '' || isTaken) return;
          // The place is shown at once, and the next one can be typed. What was not stored comes back.
          setName('');
          if (!(await add(trimmed))) setName((typed) => typed || trimmed);
        }}
      >
        <div className="min-w-0 grow">
          <Field
            id={`${id}-new`}
            label={words.newPlace}
            placeholder={words.placeHint}
            maxLength={60}
            autoComplete="off"
            value={name}
            error={isTaken ? words.taken : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" look="outline">
          {words.add}
        </Button>
      </form>
    </section>
  );
}

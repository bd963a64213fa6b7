import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import { LocalForm } from './local-form';

interface NewPlaceProps {
  taken: readonly string[];
  onAdd: (name: string) => void;
}

/** A place that is found while walking. */
export function NewPlace({ taken, onAdd }: NewPlaceProps) {
  const id = useId();
  const [name, setName] = useState('');
  const tidy = name.replace(/\s+/g, ' ').trim().normalize('NFC');
  const isTaken = taken.some((place) => place.toLowerCase() === tidy.toLowerCase()) && tidy !== '';
  return (
    <LocalForm
      className="count-new-place"
      onEnter={() => {
        if (tidy !== '' && !isTaken) onAdd(tidy);
      }}
    >
      <label htmlFor={id}>{words.placeName}</label>
      <input
        id={id}
        className="control"
        maxLength={60}
        aria-describedby={`${id}-hint`}
        aria-invalid={isTaken || undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{words.addPlace}</Button>
      <p id={`${id}-hint`} role={isTaken ? 'alert' : undefined}>
        {isTaken ? words.placeTaken : words.placeHint}
      </p>
    </LocalForm>
  );
}

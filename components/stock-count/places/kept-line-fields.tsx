import { stockPlaces as words } from '@/locales/nl/stock-count/pages';
import { Select } from '../../form/select';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import type { TypedLine } from './kept-lines';

interface KeptLineFieldsProps {
  line: TypedLine;
  /** Name of the product. */
  name: string;
  places: string[];
  faulty: boolean;
  onChange: (part: Partial<TypedLine>) => void;
  onLeave: () => void;
  /** Absent for the only line of a product. */
  onRemove: (() => void) | undefined;
}

/** Place, minimum and maximum of a product. */
export function KeptLineFields(props: KeptLineFieldsProps) {
  const { line, name, places, faulty, onChange, onLeave, onRemove } = props;
  const place = line.place;
  const known = places.includes(place) || place === '' ? places : [...places, place];
  const number = (field: 'minimum' | 'maximum', text: string, label: string) => (
    <label className="flex w-24 min-w-0 flex-col gap-1 text-sm">
      <span aria-hidden="true" className="text-ink-soft">
        {text}
      </span>
      <input
        className="control"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={faulty || undefined}
        value={line[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
        onBlur={onLeave}
      />
    </label>
  );
  return (
    <div className="mt-2 flex flex-wrap items-end gap-3">
      <div className="flex w-full min-w-0 flex-col gap-1 text-sm sm:w-56">
        <span aria-hidden="true" className="text-ink-soft">
          {words.place}
        </span>
        <Select
          label={words.placeOf(name)}
          value={place}
          options={[{ value: '', text: words.noPlace }, ...known.map((one) => ({ value: one, text: one }))]}
          onChange={(event) => onChange({ place: event.target.value })}
          onBlur={onLeave}
        />
      </div>
      {number('minimum', words.minimum, words.minimumOf(name, place))}
      {number('maximum', words.maximum, words.maximumOf(name, place))}
      {onRemove && (
        <IconButton label={words.removeLine(name, place)} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      )}
    </div>
  );
}

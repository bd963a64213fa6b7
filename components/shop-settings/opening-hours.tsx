import { MAX_OPENING_HOURS } from '@toonbank/contract/shop-settings/limits';
import { storefrontWords } from '@/locales/nl/admin/shop/storefront';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

const words = storefrontWords.contact;

export interface HoursLine {
  /** Stays with the line when others are removed. */
  key: number;
  days: string;
  hours: string;
}

interface OpeningHoursProps {
  id: string;
  lines: readonly HoursLine[];
  onChange: (lines: readonly HoursLine[]) => void;
  /** Of lines that are not complete. */
  faulty: readonly number[];
}

/** The opening hours, line by line as the shop shows them. */
export function OpeningHours({ id, lines, onChange, faulty }: OpeningHoursProps) {
  const set = (key: number, part: Partial<HoursLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const fault = (key: number, text: string) =>
    faulty.includes(key) && text.trim() === '' ? words.faults.required : undefined;
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-2 font-semibold">{words.hours}</legend>
      {lines.length === 0 && <p className="text-sm">{words.noHours}</p>}
      {lines.map(({ key, days, hours }, at) => (
        <div
          key={key}
          className="grid w-full grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <div className="col-span-2 sm:col-span-1">
            <Field
              id={`${id}-${key}-days`}
              label={words.days(at + 1)}
              placeholder={words.daysExample}
              maxLength={60}
              error={fault(key, days)}
              value={days}
              onChange={({ target }) => set(key, { days: target.value })}
            />
          </div>
          <Field
            id={`${id}-${key}-hours`}
            label={words.times(at + 1)}
            placeholder={words.timesExample}
            maxLength={60}
            error={fault(key, hours)}
            value={hours}
            onChange={({ target }) => set(key, { hours: target.value })}
          />
          <IconButton
            label={words.remove(at + 1)}
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          >
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
      {lines.length < MAX_OPENING_HOURS && (
        <Button
          look="outline"
          size="s"
          onClick={() =>
            onChange([
              ...lines,
              { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, days: '', hours: '' },
            ])
          }
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

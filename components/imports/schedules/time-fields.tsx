import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { Field } from '../../form/field';
import type { DraftFields } from './draft';

/** When the file is fetched: every day at a time, or after a number of hours. */
export function TimeFields({ id, draft, faults, onChange }: DraftFields) {
  const { isDaily } = draft;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{words.when}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[true, false].map((daily) => (
          <label key={String(daily)} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name={`${id}-when`}
              checked={isDaily === daily}
              onChange={() => onChange({ isDaily: daily })}
            />
            {daily ? words.daily : words.hourly}
          </label>
        ))}
      </div>
      {isDaily ? (
        <Field
          id={`${id}-atTime`}
          label={words.at}
          type="time"
          value={draft.atTime}
          error={faults.atTime}
          onChange={({ target }) => onChange({ atTime: target.value })}
        />
      ) : (
        <Field
          id={`${id}-everyHours`}
          label={words.hours}
          inputMode="numeric"
          value={draft.everyHours}
          error={faults.everyHours}
          maxLength={3}
          onChange={({ target }) => onChange({ everyHours: target.value })}
        />
      )}
    </fieldset>
  );
}

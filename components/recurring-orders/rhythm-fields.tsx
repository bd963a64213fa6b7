import { recurringForm, recurring as words } from '@/locales/nl/recurring-orders';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import type { TypedRecurring } from './typed-recurring';
import type { RecurringFormState } from './use-recurring-form';

const periods = Object.entries(recurringForm.periods).map(([value, text]) => ({ value, text }));

/** Fields for the interval in days, weeks or months, and the first and last day. */
export function RhythmFields({ form }: { form: RecurringFormState }) {
  const { id, typed, faults, change } = form;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-4">
        <Field
          id={`${id}-every`}
          name="every"
          label={recurringForm.every}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          error={faults.every}
          value={typed.every}
          onChange={(event) => change({ every: event.target.value })}
        />
        <FieldFrame id={`${id}-period`} label={recurringForm.period}>
          <Select
            id={`${id}-period`}
            name="period"
            value={typed.period}
            options={periods}
            onChange={(event) => change({ period: event.target.value as TypedRecurring['period'] })}
          />
        </FieldFrame>
        <Field
          id={`${id}-startDate`}
          name="startDate"
          type="date"
          label={recurringForm.start}
          error={faults.startDate}
          value={typed.startDate}
          onChange={(event) => change({ startDate: event.target.value })}
        />
        <Field
          id={`${id}-endDate`}
          name="endDate"
          type="date"
          label={recurringForm.end}
          optional
          error={faults.endDate}
          value={typed.endDate}
          onChange={(event) => change({ endDate: event.target.value })}
        />
      </div>
      <p className="text-ink-soft text-sm">{words.upcomingHint}</p>
    </div>
  );
}

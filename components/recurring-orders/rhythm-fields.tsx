import { recurringForm, recurring as words } from '@/locales/nl/recurring-orders';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import type { RecurringFormState } from './use-recurring-form';

const periods = Object.entries(recurringForm.periods).map(([value, text]) => ({ value, text }));

/** Fields for the interval in days, weeks or months, and the first and last day. */
export function RhythmFields({ form }: { form: RecurringFormState }) {
  const { error, ...period } = form.field('period');
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-4">
        <Field
          {...form.field('every')}
          label={recurringForm.every}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        <FieldFrame id={period.id} label={recurringForm.period} error={error}>
          <Select {...period} options={periods} />
        </FieldFrame>
        <Field {...form.field('startDate')} type="date" label={recurringForm.start} />
        <Field {...form.field('endDate')} type="date" label={recurringForm.end} optional />
      </div>
      <p className="text-ink-soft text-sm">{words.upcomingHint}</p>
    </div>
  );
}

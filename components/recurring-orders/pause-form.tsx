'use client';

import type { RecurringOrder } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { errorText } from '@/locales/nl/errors';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { Field } from '../form/field';
import { InlineForm } from '../form/inline-form';
import { useContractForm } from '../form/use-contract-form';
import { wordsOf } from './field-words';

interface PauseFormProps {
  order: RecurringOrder;
  /** @param until YYYY-MM-DD */
  onPaused: (until: string) => void;
  onCancel: () => void;
}

const fieldWords = { until: wordsOf('until') };

/** Date until which the order is paused. */
export function PauseForm({ order: { recurringId: recurringID }, onPaused, onCancel }: PauseFormProps) {
  const form = useContractForm('recurringOrders.pause', {
    initial: { until: '' },
    words: fieldWords,
    focusOnFailure: 'until',
    rules: ({ pauseForm }) => pauseForm,
    request: ({ until }) => ({ recurringID, until: formatDate(until) }),
    onDone: (_, { until }) => onPaused(until),
  });
  const { error = form.failure && errorText(form.failure), ...until } = form.field('until');
  return (
    <InlineForm
      form={form}
      focus={until.id}
      submit={words.pause}
      onCancel={onCancel}
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <Field {...until} type="date" label={words.pauseUntil} hint={words.pauseHint} error={error} />
    </InlineForm>
  );
}

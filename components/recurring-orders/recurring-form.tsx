'use client';

import type { ErrorCode } from '@/api/types';
import { errorText } from '@/locales/nl/errors';
import { recurringForm as words } from '@/locales/nl/recurring-orders';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import { offeredPayments } from '../payment/offered-payments';
import { CodeForm } from '../quick-order/code-form';
import { type ActionResult, ResultNotice } from '../shared/result-notice';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { DeliveryFields } from './delivery-fields';
import type { RecurringFormData } from './form-data';
import { RecurringLines } from './recurring-lines';
import { RhythmFields } from './rhythm-fields';
import { useRecurringForm } from './use-recurring-form';

interface RecurringFormProps {
  given: RecurringFormData;
  /** The online methods that this shop offers. */
  offered: readonly string[];
  view: PriceView;
}

/** Form of a recurring order: lines, schedule and delivery. */
export function RecurringForm({ given, offered, view }: RecurringFormProps) {
  const form = useRecurringForm(given);
  const { id, rows } = form;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <form
        {...form.root}
        id={id}
        method="post"
        noValidate
        aria-label={words.save}
        onSubmit={form.submit}
        className="flex flex-col gap-6"
      >
        <Field
          {...form.field('name')}
          label={words.name}
          hint={words.nameHint}
          maxLength={60}
          autoComplete="off"
        />
        <RhythmFields form={form} />
        <DeliveryFields
          form={form}
          addresses={given.addresses}
          payments={offeredPayments(given.payments, offered)}
          gone={given.order?.addressId === null}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('ref')} label={words.ref} optional maxLength={60} autoComplete="off" />
          <TextArea {...form.field('comment')} label={words.comment} optional maxLength={1000} />
        </div>
      </form>
      <section aria-labelledby={`${id}-lines`}>
        <h2 id={`${id}-lines`} tabIndex={-1} className="mb-3 font-semibold text-lg">
          {words.lines}
        </h2>
        {form.areLinesMissing && <p className="mb-3 text-danger text-sm">{words.noLines}</p>}
        {rows.length > 0 && <RecurringLines form={form} view={view} />}
        <p className="mt-2 mb-6 text-ink-soft text-sm">{words.indication}</p>
        <div className="max-w-md">
          <h3 className="mb-2 font-semibold">{words.addLine}</h3>
          <CodeForm onAdd={form.add} />
        </div>
      </section>
      <div>
        <ResultNotice result={form.said ?? notSent(form.failure)} />
        <Button type="submit" form={id} busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}

/** Shown when the rules of the form can't be loaded. */
const notSent = (failure: ErrorCode | undefined): ActionResult | undefined =>
  failure && { tone: 'danger', text: `${words.failed} ${errorText(failure)}` };

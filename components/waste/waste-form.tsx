'use client';

import { MAX_WASTE_NOTE, MAX_WASTED, wasteReasons } from '@toonbank/contract/waste/kinds';
import type { FormEvent } from 'react';
import { WASTE } from '@/lib/urls/account-urls';
import { WASTE_FORM, wasteThumbUrl } from '@/lib/urls/waste-urls';
import { waste, wasteReasonNames } from '@/locales/nl/stock-count/waste';
import { Field, FieldFrame } from '../form/field';
import { FormFailure } from '../form/form-failure';
import type { FormRoot } from '../form/form-texts';
import { Select } from '../form/select';
import { TextArea } from '../form/text-area';
import { TextLink } from '../shared/text-link';
import { PhotoField } from '../task-photos/photo-field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useWasteForm, type WasteFormStart } from './use-waste-form';

const words = waste.form;
const reasons = [
  { value: '', text: words.chooseReason },
  ...wasteReasons.map((value) => ({ value, text: wasteReasonNames[value] })),
];

export interface WasteFormProps extends WasteFormStart {
  name: string;
  articleNumber: string;
  units: readonly { value: number; text: string }[];
}

/** Waste of one product: quantity, unit, reason, note and photo. Without JavaScript the browser submits it to a route handler. */
export function WasteForm(props: WasteFormProps) {
  const { productId, name, articleNumber, units } = props;
  const { form, photos, submit, busy, refused } = useWasteForm(props);
  const { error: _, ...unit } = form.field('unitID');
  const { error: reasonError, ...reason } = form.field('reason');
  return (
    <form
      {...form.root}
      method="post"
      action={WASTE_FORM}
      noValidate
      onSubmit={(event: FormEvent<FormRoot>) => void submit(event)}
      className="flex max-w-2xl flex-col gap-4"
    >
      {refused === 'conflict' ? (
        <Notice tone="warning" urgent>
          <strong className="block">{words.conflictTitle}</strong>
          {words.conflict}
        </Notice>
      ) : (
        <FormFailure title={words.failed} code={refused} />
      )}
      <input type="hidden" name="productID" value={productId} />
      <input type="hidden" name="requestKey" value={form.texts.requestKey} readOnly />
      <p className="rounded-l border border-line p-4 text-sm">
        <strong className="block wrap-anywhere">{name}</strong>
        <span className="block text-ink-soft">{articleNumber}</span>
        <TextLink href={WASTE}>{words.other}</TextLink>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...form.field('quantity')}
          label={words.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_WASTED}
          step={1}
          required
        />
        <FieldFrame id={unit.id} label={words.unit}>
          <Select {...unit} options={[...units]} />
        </FieldFrame>
      </div>
      <FieldFrame id={reason.id} label={words.reason} error={reasonError}>
        <Select
          {...reason}
          options={reasons}
          required
          aria-invalid={reasonError ? true : undefined}
          aria-describedby={reasonError && `${reason.id}-error`}
        />
      </FieldFrame>
      <TextArea {...form.field('note')} label={words.note} optional rows={2} maxLength={MAX_WASTE_NOTE} />
      <PhotoField photos={photos} thumbOf={wasteThumbUrl} />
      <Button type="submit" name="action" value="save" size="l" busy={busy} className="self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

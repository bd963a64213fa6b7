'use client';

import { MAX_TASK_TEXT } from '@toonbank/contract/tasks/kinds';
import type { FormEvent } from 'react';
import { TASK_FORM } from '@/lib/urls/task-urls';
import { shortage as words } from '@/locales/nl/tasks/shortage';
import { FormFailure } from '../form/form-failure';
import { FormPart } from '../form/form-part';
import type { FormRoot } from '../form/form-texts';
import { TextArea } from '../form/text-area';
import { PhotoField } from '../task-photos/photo-field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ReportLine } from './report-line';
import { type ShortageStart, useShortageForm } from './use-shortage-form';

/** Form for a report of a shortage. Without JavaScript the browser submits it to a route handler. */
export function ShortageForm(props: ShortageStart) {
  const { orderId, title, lines: delivered } = props;
  const { form, photos, lines, submit, busy } = useShortageForm(props);
  return (
    <form
      {...form.root}
      method="post"
      action={TASK_FORM}
      noValidate
      onSubmit={(event: FormEvent<FormRoot>) => void submit(event)}
      className="flex max-w-3xl flex-col gap-6"
    >
      <FormFailure title={words.failed} code={form.failure} />
      <input type="hidden" name="orderID" value={orderId} />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="requestKey" value={form.texts.requestKey} readOnly />
      <FormPart title={words.lines}>
        <ul className="flex flex-col gap-3">
          {delivered.map((line) => (
            <ReportLine key={line.line} line={line} lines={lines} />
          ))}
        </ul>
      </FormPart>
      {lines.isEmpty && (
        <Notice tone="danger" urgent>
          {words.none}
        </Notice>
      )}
      <TextArea {...form.field('desc')} label={words.desc} optional rows={4} maxLength={MAX_TASK_TEXT} />
      <PhotoField photos={photos} />
      <Button type="submit" name="action" value="report" size="l" busy={busy} className="self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

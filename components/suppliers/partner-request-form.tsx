'use client';

import { MAX_TASK_TEXT, MAX_TASK_TITLE } from '@toonbank/contract/tasks/kinds';
import type { FormEvent } from 'react';
import { TASK_FORM } from '@/lib/urls/task-urls';
import { partnerRequest as words } from '@/locales/nl/partner-request';
import { Field } from '../form/field';
import { FormFailure } from '../form/form-failure';
import type { FormRoot } from '../form/form-texts';
import { TextArea } from '../form/text-area';
import { useTaskForm } from '../task-form/use-task-form';
import { PhotoField } from '../task-photos/photo-field';
import { Button } from '../ui/button';

interface PartnerRequestFormProps {
  partner: { id: number; name: string };
  /** The initial subject. */
  title: string;
  requestKey: string;
}

/** A service request that is addressed to a partner. Without JavaScript the browser submits it to a route handler. */
export function PartnerRequestForm({ partner, title, requestKey }: PartnerRequestFormProps) {
  const request = { kind: 'partner', partnerID: partner.id } as const;
  const { form, photos, submit, busy } = useTaskForm({
    kind: 'partner',
    title,
    asked: { kind: 'partner', name: partner.name, request },
    requestKey,
  });
  return (
    <form
      {...form.root}
      method="post"
      action={TASK_FORM}
      noValidate
      onSubmit={(event: FormEvent<FormRoot>) => void submit(event)}
    >
      <FormFailure title={words.failed} code={form.failure} />
      <input type="hidden" name="requestKey" defaultValue={requestKey} />
      <input type="hidden" name="kind" value="partner" />
      <input type="hidden" name="about" value={JSON.stringify([request])} />
      <Field {...form.field('title')} label={words.subject} maxLength={MAX_TASK_TITLE} required />
      <TextArea
        {...form.field('desc')}
        label={words.desc}
        hint={words.descHint}
        rows={6}
        maxLength={MAX_TASK_TEXT}
        required
      />
      <PhotoField photos={photos} />
      <Button type="submit" name="action" value="ask" size="l" busy={busy} className="self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

'use client';

import { MAX_TASK_TEXT, MAX_TASK_TITLE } from '@toonbank/contract/tasks/kinds';
import type { FormEvent } from 'react';
import type { TaskKind } from '@/api/types';
import { newTaskUrl, TASK_FORM } from '@/lib/urls/task-urls';
import { newTask as words } from '@/locales/nl/tasks/new-task';
import { aboutNames } from '@/locales/nl/tasks/thread';
import { Field, FieldFrame } from '../form/field';
import { FormFailure } from '../form/form-failure';
import type { FormRoot } from '../form/form-texts';
import { Select } from '../form/select';
import { TextArea } from '../form/text-area';
import { TextLink } from '../shared/text-link';
import { PhotoField } from '../task-photos/photo-field';
import { Button } from '../ui/button';
import type { AskedItem } from './asked-item';
import { AskedLines } from './asked-lines';
import { kindOptions } from './start-texts';
import { useTaskForm } from './use-task-form';

interface TaskFormProps {
  kind: TaskKind;
  title: string;
  desc: string;
  /** The item that the question is about. */
  asked: AskedItem | null;
  requestKey: string;
}

/** A new question. Without JavaScript the browser submits it to a route handler. */
export function TaskForm(props: TaskFormProps) {
  const { asked } = props;
  const { form, photos, ticked, submit, busy } = useTaskForm(props);
  const { error: _, ...kind } = form.field('kind');
  return (
    <form
      {...form.root}
      method="post"
      action={TASK_FORM}
      noValidate
      onSubmit={(event: FormEvent<FormRoot>) => void submit(event)}
      className="flex max-w-2xl flex-col gap-4"
    >
      <FormFailure title={words.failed} code={form.failure} />
      <input type="hidden" name="requestKey" value={form.texts.requestKey} readOnly />
      <input type="hidden" name="about" value={JSON.stringify(asked ? [asked.request] : [])} />
      {asked && (
        <p className="rounded-l border border-line p-4 text-sm">
          <span className="block text-ink-soft">{words.about}</span>
          <strong className="block wrap-anywhere">
            {aboutNames[asked.kind]} {asked.name}
          </strong>
          <TextLink href={newTaskUrl()}>{words.other}</TextLink>
        </p>
      )}
      {asked?.lines && <AskedLines lines={asked.lines} ticked={ticked} isOpen={props.kind === 'return'} />}
      <div className="sm:w-72">
        <FieldFrame id={kind.id} label={words.kind}>
          <Select {...kind} options={kindOptions} />
        </FieldFrame>
      </div>
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

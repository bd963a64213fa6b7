'use client';

import { useState } from 'react';
import { ADMIN_TASKS } from '@/lib/urls/admin-urls';
import { cannedWords as words } from '@/locales/nl/admin/service-desk';
import { PagedList } from '../../admin/paged-list';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { CannedDialog } from './canned-dialog';
import { CannedRow } from './canned-row';
import { RemoveCannedDialog } from './remove-canned-dialog';
import { type CannedAnswer, useCannedAnswers } from './use-canned-answers';

/** The open dialog; `write` without an answer creates one. */
type Open = { dialog: 'write'; answer?: CannedAnswer } | { dialog: 'remove'; answer: CannedAnswer };

/** The canned answers of the site: adding, changing, removing and ordering them. */
export function CannedAnswers() {
  const { list, move } = useCannedAnswers();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState('');
  const close = () => setOpen(undefined);
  const onDone = async (sentence: string) => {
    close();
    setDone(sentence);
    await list.reload();
  };
  const last = list.rows.length - 1;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <a
            href={ADMIN_TASKS}
            className="inline-flex min-h-11 items-center gap-1 text-sm underline underline-offset-2"
          >
            <Icon name="chevron-left" className="size-4" />
            {words.back}
          </a>
          <p className="max-w-prose text-ink-soft">{words.lead}</p>
        </div>
        <Button onClick={() => setOpen({ dialog: 'write' })}>{words.add}</Button>
      </div>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="mail" className="size-7" />} title={words.none}>
            <p>{words.noneText}</p>
          </EmptyState>
        }
      >
        <ol className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((answer, at) => (
            <CannedRow
              key={answer.cannedId}
              answer={answer}
              onUp={at > 0 ? () => void move(at, at - 1) : undefined}
              onDown={at < last ? () => void move(at, at + 1) : undefined}
              onEdit={() => setOpen({ dialog: 'write', answer })}
              onRemove={() => setOpen({ dialog: 'remove', answer })}
            />
          ))}
        </ol>
      </PagedList>
      {open?.dialog === 'write' && (
        <CannedDialog answer={open.answer} onSaved={() => onDone(words.saved)} onClose={close} />
      )}
      {open?.dialog === 'remove' && (
        <RemoveCannedDialog answer={open.answer} onRemoved={() => onDone(words.removed)} onClose={close} />
      )}
    </>
  );
}

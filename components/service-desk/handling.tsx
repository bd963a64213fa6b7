import { useId, useState } from 'react';
import { deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { longMoment } from './desk-moments';
import { PromiseForm } from './promise-form';
import { useChange } from './use-change';
import type { DeskTaskDetails } from './use-task';

interface HandlingProps {
  task: DeskTaskDetails;
  onChanged: () => Promise<void>;
}

/** The assignee, the promise and the state of a task, with the actions that change them. */
export function Handling({ task, onChanged }: HandlingProps) {
  const id = useId();
  const { busy, failure, change } = useChange(onChanged);
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never');
  const { taskId: taskID, status, assignedTo, promisedAt, isLate, colleagues } = task;
  const self = colleagues.find(({ own }) => own);
  const assign = (adminID: number | null) => change('serviceDesk.assign', { taskID, adminID });
  const isSolved = status === 'solved';
  return (
    <section className="flex flex-col gap-4 rounded-m border border-line p-4 text-sm">
      <h3 className="font-semibold text-base">{words.handling}</h3>
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <div className="flex flex-col items-start gap-2">
        {isLate && <Badge tone="danger">{words.late}</Badge>}
        <p>{promisedAt ? words.promisedBefore(longMoment(promisedAt)) : words.nothingOwed}</p>
        {status === 'open' && form !== 'open' && (
          <Button look="outline" size="s" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            {words.changePromise}
          </Button>
        )}
      </div>
      {status === 'open' && form === 'open' && (
        <PromiseForm task={task} onPromised={onChanged} onClose={() => setForm('closed')} />
      )}
      <FieldFrame id={id} label={words.assign}>
        <Select
          id={id}
          value={assignedTo?.adminId ?? ''}
          onChange={({ target }) => void assign(target.value === '' ? null : Number(target.value))}
          options={[
            { value: '', text: words.nobody },
            ...colleagues.map(({ adminId, name }) => ({ value: adminId, text: name })),
            // The assignee no longer has the role.
            ...(assignedTo && !colleagues.some(({ adminId }) => adminId === assignedTo.adminId)
              ? [{ value: assignedTo.adminId, text: assignedTo.name }]
              : []),
          ]}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        {self && self.adminId !== assignedTo?.adminId && (
          <Button
            look="outline"
            size="s"
            busy={busy === 'serviceDesk.assign'}
            // The button disappears.
            onClick={() => void assign(self.adminId).then(() => document.getElementById(id)?.focus())}
          >
            {words.toMe}
          </Button>
        )}
        <Button
          look="outline"
          size="s"
          busy={busy === 'serviceDesk.setSolved'}
          onClick={() => void change('serviceDesk.setSolved', { taskID, solved: !isSolved })}
        >
          {status === 'open' ? words.solveUnanswered : isSolved ? words.reopen : words.solve}
        </Button>
      </div>
    </section>
  );
}

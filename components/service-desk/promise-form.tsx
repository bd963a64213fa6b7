import { type FormEvent, useId, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { dayName } from './desk-moments';
import type { DeskTaskDetails } from './use-task';

const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

interface PromiseFormProps {
  task: DeskTaskDetails;
  onPromised: () => Promise<void>;
  onClose: () => void;
}

/** Form for a new promise: a working day of the site, and an hour. */
export function PromiseForm({
  task: { taskId: taskID, promiseDays },
  onPromised,
  onClose,
}: PromiseFormProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [day, setDay] = useState(promiseDays[1] ?? promiseDays[0] ?? '');
  const [hour, setHour] = useState(12);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await dispatch(callApi('serviceDesk.promise', { taskID, day, hour }));
    setBusy(false);
    if ('refusal' in outcome) {
      const { code } = outcome.refusal;
      return setFailure(code === 'invalid_request' ? words.promiseRefused : adminErrorText(code));
    }
    await onPromised();
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <FieldFrame id={`${id}-day`} label={words.promiseDay}>
        <Select
          id={`${id}-day`}
          autoFocus
          value={day}
          onChange={({ target }) => setDay(target.value)}
          options={promiseDays.map((one) => ({ value: one, text: dayName(one) }))}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-hour`} label={words.promiseHour} hint={words.promiseHint}>
        <Select
          id={`${id}-hour`}
          value={hour}
          aria-describedby={`${id}-hour-hint`}
          onChange={({ target }) => setHour(Number(target.value))}
          options={HOURS.map((one) => ({ value: one, text: `${String(one).padStart(2, '0')}:00` }))}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" busy={isBusy}>
          {words.promise}
        </Button>
        <Button look="quiet" size="s" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

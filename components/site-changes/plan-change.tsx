import { useId, useState } from 'react';
import { fromLocalInput, toLocalInput } from '@/lib/amsterdam-time';
import { changes as words } from '@/locales/nl/admin/changes';
import { editingWords } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { authorName, changeLabel } from './change-row';
import type { Change } from './use-changes';

interface PlanChangeProps {
  change: Change;
  onDone: () => void;
  onClose: () => void;
}

const localTime = (instant: string | null) => (instant ? toLocalInput(instant) : '');

/** When a change becomes visible and until when; a planned one can become a draft again. */
export function PlanChange({ change, onDone, onClose }: PlanChangeProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [from, setFrom] = useState(localTime(change.publishAt));
  const [until, setUntil] = useState(localTime(change.unpublishAt));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [error, setError] = useState('');
  const isReversed = from !== '' && until !== '' && until <= from;
  const seen = { draftID: change.draftId, revision: change.revision };

  const finish = (outcome: object & { refusal?: { code: Parameters<typeof adminErrorText>[0] } }) => {
    setBusy(false);
    if (!outcome.refusal) return onDone();
    const { code } = outcome.refusal;
    setFailure(adminErrorText(code));
  };
  const save = async () => {
    const publishAt = fromLocalInput(from);
    const unpublishAt = fromLocalInput(until);
    const wrong = publishAt ? (Date.parse(publishAt) <= Date.now() ? words.timePast : '') : words.timeNeeded;
    setError(wrong);
    if (!publishAt || wrong !== '' || isReversed) return;
    setBusy(true);
    finish(
      await dispatch(
        callApi('editing.schedule', { ...seen, publishAt, ...(unpublishAt && { unpublishAt }) }),
      ),
    );
  };
  const unschedule = async () => {
    setBusy(true);
    const outcome = await dispatch(callApi('editing.unschedule', seen));
    if ('refusal' in outcome && outcome.refusal.code === 'stale_version') {
      setBusy(false);
      setFailure(words.newerDraft(authorName(change)));
    } else finish(outcome);
  };

  return (
    <Dialog title={words.planOf(changeLabel(change))} onClose={onClose}>
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <Field
        id={`${id}-from`}
        label={editingWords.visibleFrom}
        error={error === '' ? undefined : error}
        type="datetime-local"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Field
        id={`${id}-until`}
        label={editingWords.visibleUntil}
        hint={editingWords.visibleUntilHint}
        error={isReversed ? editingWords.endsBeforeStart : undefined}
        optional
        type="datetime-local"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => void save()}>
          {words.savePlan}
        </Button>
        {change.publishAt && (
          <Button look="outline" busy={isBusy} onClick={() => void unschedule()}>
            {words.unschedule}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

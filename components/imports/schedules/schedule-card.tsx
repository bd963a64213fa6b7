import { useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { importKindWords } from '@/locales/nl/admin/imports';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '../../admin/confirm-dialog';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RunRow } from './run-row';
import { Runs } from './runs';
import { placeText, refusalText, type Schedule, stateTones, timeText } from './schedule';

interface ScheduleCardProps {
  schedule: Schedule;
  canWrite: boolean;
  onOpen: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
  /** A run was asked for. */
  onStarted: (text: string) => void;
}

/** One schedule: which file, when, whether it works, and what can be done with it. */
export function ScheduleCard({ schedule, canWrite, onOpen, onDone, onStarted }: ScheduleCardProps) {
  const { scheduleId: scheduleID, profile, kind, state, lastRun } = schedule;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<'run' | 'state'>();
  const [refusal, setRefusal] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const [showsRuns, setShowsRuns] = useState(false);
  const act = async (what: 'run' | 'state') => {
    if (busy) return;
    setBusy(what);
    setRefusal('');
    const next = state === 'active' ? 'paused' : 'active';
    const outcome =
      what === 'run'
        ? await dispatch(callApi('importSchedules.runNow', { scheduleID }))
        : await dispatch(callApi('importSchedules.setState', { scheduleID, state: next }));
    setBusy(undefined);
    if ('refusal' in outcome) return setRefusal(refusalText(outcome.refusal));
    if (what === 'run') return onStarted(words.started(profile));
    onDone(next === 'paused' ? words.paused(profile) : words.switchedOn(profile));
  };
  const remove = async () => {
    const outcome = await dispatch(callApi('importSchedules.remove', { scheduleID }));
    if ('refusal' in outcome) return refusalText(outcome.refusal);
    onDone(words.removed(profile));
    return undefined;
  };
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-m border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="wrap-anywhere font-semibold">{profile}</h2>
        <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
      </div>
      <p className="wrap-anywhere text-sm">
        {importKindWords[kind].name} · {placeText(schedule)}
        {schedule.hasAuthorization && ` · ${words.access}`}
      </p>
      <p className="text-ink-soft text-sm">
        {timeText(schedule)}
        {state === 'active' && ` · ${words.next(formatMoment(schedule.nextRunAt))}`} ·{' '}
        {words.madeBy(schedule.madeBy)}
      </p>
      {state === 'off' && <Notice tone="danger">{words.off}</Notice>}
      {state !== 'off' && schedule.failures > 0 && (
        <Notice tone="warning">{words.failing(schedule.failures)}</Notice>
      )}
      {lastRun && !showsRuns && (
        <ul>
          <RunRow run={lastRun} />
        </ul>
      )}
      {showsRuns && (
        <Runs key={`${lastRun?.runId} ${lastRun?.result}`} scheduleId={scheduleID} profile={profile} />
      )}
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal}
        </Notice>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        {canWrite && (
          <>
            <Button look="outline" size="s" aria-label={words.changeOf(profile)} onClick={onOpen}>
              {words.change}
            </Button>
            {state === 'active' && (
              <Button look="outline" size="s" busy={busy === 'run'} onClick={() => void act('run')}>
                {words.runNow}
              </Button>
            )}
            <Button look="outline" size="s" busy={busy === 'state'} onClick={() => void act('state')}>
              {state === 'active' ? words.pause : words.switchOn}
            </Button>
          </>
        )}
        {lastRun && (
          <Button look="quiet" size="s" aria-expanded={showsRuns} onClick={() => setShowsRuns(!showsRuns)}>
            {`${showsRuns ? words.hideRuns : words.showRuns} ${words.runs.toLowerCase()}`}
          </Button>
        )}
        {canWrite && (
          <Button look="quiet" size="s" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={words.removeTitle(profile)}
          text={words.removeText}
          yes={words.remove}
          onYes={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { LoadState } from '../../admin/load-state';
import { Button } from '../../ui/button';
import { RunRow } from './run-row';
import type { Run } from './schedule';

/** The runs of a schedule, the newest first, page after page. */
export function Runs({ scheduleId: scheduleID, profile }: { scheduleId: number; profile: string }) {
  const dispatch = useAppDispatch();
  const [runs, setRuns] = useState<readonly Run[]>();
  const [next, setNext] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode>();
  const load = useCallback(
    async (known: readonly Run[], before?: number) => {
      const outcome = await dispatch(
        callApi('importSchedules.runs', { scheduleID, ...(before && { before }) }),
      );
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if ('refusal' in outcome) return;
      setRuns([...known, ...outcome.value.runs]);
      setNext(outcome.value.next);
    },
    [dispatch, scheduleID],
  );
  useEffect(() => void load([]), [load]);
  if (!runs) return <LoadState failure={failure} onRetry={() => void load([])} />;
  return (
    <section aria-label={words.runsOf(profile)}>
      <ul>
        {runs.map((run) => (
          <RunRow key={run.runId} run={run} />
        ))}
      </ul>
      {failure && <LoadState failure={failure} onRetry={() => void load(runs, next ?? undefined)} />}
      {next !== null && !failure && (
        <Button look="outline" size="s" onClick={() => void load(runs, next)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

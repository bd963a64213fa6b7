import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

type Checked = AnswerOf<'textChecks.list'>;
export type SiteFinding = Checked['findings'][number];

/** What the last check of the site found, and the ways to check again and to accept. */
export function useFindings() {
  const dispatch = useAppDispatch();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setFailure(undefined);
    const outcome = await dispatch(callApi('textChecks.list', {}));
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    else setChecked(outcome.value);
  }, [dispatch]);
  useEffect(() => void load(), [load]);

  const run = async () => {
    setBusy(true);
    const outcome = await dispatch(callApi('textChecks.run', {}));
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    else await load();
    setBusy(false);
  };

  /** Says that a text is right, or takes that back. */
  const accept = async (finding: SiteFinding, isRight: boolean) => {
    const { kind, id, field, code, quote, blockMark } = finding;
    const outcome = await dispatch(
      callApi('textChecks.accept', { kind, id, field, code, quote, blockMark, isRight }),
    );
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    else await load();
  };

  return { checked, failure, isBusy, load, run, accept };
}

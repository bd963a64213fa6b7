import type { ErrorCode } from '@toonbank/contract';
import { useState } from 'react';
import { importUrl } from '@/lib/urls/admin/import-urls';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { ImportDetails } from '../use-import';

/** What can be done with an import that was looked at. */
export function useApply({ importId: importID, revision }: ImportDetails, reload: () => Promise<void>) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const run = async <T>(call: () => Promise<Outcome<T>>, then: (value: T) => unknown) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await call();
    if ('value' in outcome) await then(outcome.value);
    else setFailure(outcome.refusal.code);
    setBusy(false);
  };
  return {
    busy,
    failure,
    apply: (effectiveOn?: string) =>
      run(
        () => dispatch(callApi('imports.apply', { importID, revision, ...(effectiveOn && { effectiveOn }) })),
        reload,
      ),
    unplan: () => run(() => dispatch(callApi('imports.unplan', { importID })), reload),
    discard: () => run(() => dispatch(callApi('imports.discard', { importID })), reload),
    /** Opens what would come back. */
    undo: () =>
      run(
        () => dispatch(callApi('imports.undo', { importID })),
        ({ importId }) => window.location.assign(importUrl(importId, 'changes')),
      ),
  };
}

import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type IntegrationKey = AnswerOf<'integration.keys'>[number];

/** The keys of the site. */
export function useKeys() {
  const dispatch = useAppDispatch();
  const [keys, setKeys] = useState<readonly IntegrationKey[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('integration.keys', {}));
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    if ('value' in outcome) setKeys(outcome.value);
  }, [dispatch]);
  useEffect(() => void reload(), [reload]);
  return { keys, failure, reload };
}

'use client';

import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { secondFactorError, secondFactor as words } from '@/locales/nl/admin/second-factor';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ConfirmForm } from './confirm-form';
import { RecoveryCodes } from './recovery-codes';

/**
 * Sets an authenticator app up: the secret, the first code, the recovery codes. `children` say that there is no second
 * factor; they stand above until it is switched on.
 */
export function SetUpFactor({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const [given, setGiven] = useState<AnswerOf<'admin.startSecondFactor'>>();
  const [codes, setCodes] = useState<readonly string[]>();

  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(callApi('admin.startSecondFactor', {}));
    setBusy(false);
    if ('value' in outcome) setGiven(outcome.value);
    else setFailure(outcome.refusal.code);
  };

  if (codes)
    return (
      <>
        <Notice tone="success" urgent>
          {words.on}
        </Notice>
        <RecoveryCodes codes={codes} />
      </>
    );
  return (
    <>
      {children}
      {given ? (
        <ConfirmForm given={given} onConfirmed={setCodes} />
      ) : (
        <div className="flex flex-col items-start gap-4">
          {failure && (
            <Notice tone="danger" urgent>
              {secondFactorError(failure)}
            </Notice>
          )}
          <Button size="l" busy={busy} onClick={start}>
            {busy ? words.starting : words.start}
          </Button>
          <noscript>{words.needsScript}</noscript>
        </div>
      )}
    </>
  );
}

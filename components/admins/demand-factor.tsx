import { useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../form/checkbox';
import { Notice } from '../ui/notice';

interface DemandFactorProps {
  isDemanded: boolean;
  onChanged: () => Promise<void>;
}

/** Whether the site demands a second factor of every administrator. */
export function DemandFactor({ isDemanded, onChanged }: DemandFactorProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<ErrorCode>();
  const change = async (demanded: boolean) => {
    const outcome = await dispatch(callApi('admins.demandSecondFactor', { demanded }));
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    await onChanged();
  };
  return (
    <div className="flex flex-col gap-1 rounded-m border border-line p-4">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <Checkbox
          id={id}
          checked={isDemanded}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void change(target.checked)}
        />
        {words.demand}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {words.demandHint}
      </p>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
    </div>
  );
}

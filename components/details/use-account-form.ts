'use client';

import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { saveAccount } from '@/store/service/thunks';
import type { Texts } from '../form/form-texts';
import { type FormOptions, useContractForm } from '../form/use-contract-form';

type Options<Fields extends Texts, Clean extends object> = Pick<
  FormOptions<'service.setAccountDetails', Fields, Clean, undefined>,
  'initial' | 'rules' | 'request'
> & { onSaved: () => void };

/** Edit form of an account section. It saves, loads the account again, and focuses its first field when it opens. */
export function useAccountForm<Fields extends Texts, Clean extends object>({
  onSaved,
  ...options
}: Options<Fields, Clean>) {
  const dispatch = useAppDispatch();
  const form = useContractForm('service.setAccountDetails', {
    ...options,
    send: async (request) => {
      const refusal = await dispatch(saveAccount(request));
      return refusal ? { refusal } : { value: undefined };
    },
    onDone: onSaved,
  });
  const { id } = form;
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input, select')?.focus();
  }, [id]);
  return form;
}

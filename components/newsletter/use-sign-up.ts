import { useEffect, useState } from 'react';
import { callApi } from '@/store/call-api';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { tabDraft } from '../form/draft';
import { useContractForm } from '../form/use-contract-form';

/** The form of the newsletter, filled in for a customer; its draft survives a failure or a reload. */
export function useSignUp() {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => state.auth.isLoggedIn);
  /** The address that got a mail. */
  const [askedFor, setAskedFor] = useState<string>();
  const form = useContractForm('service.subscribe', {
    draftKey: tabDraft('message', 'newsletter'),
    initial: { email: '' },
    rules: ({ newsletterForm }) => newsletterForm,
    request: ({ email }, { website = '' }) => ({ email, website }),
    onDone: (_, { email }) => setAskedFor(email),
  });
  const { fill } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` is made at each render
  useEffect(() => {
    if (!isLoggedIn) return;
    const request = { loadCustomer: false, loadContact: true };
    void dispatch(callApi('service.accountDetails', request)).then((outcome) => {
      const email = 'value' in outcome ? outcome.value?.contact?.email : undefined;
      if (email) fill({ email });
    });
  }, [isLoggedIn, dispatch]);
  return { form, askedFor };
}

'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { searchText } from '@/lib/search-url';
import { contact as words } from '@/locales/nl/contact';
import { callApi } from '@/store/cart/call';
import type { ErrorCode } from '@/store/domain';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ContactFormKind, TypedMessage } from './contact-forms';
import { keepMessage, keptMessage } from './kept-message';
import { cleanMessage, emptyMessage, faultsOf, fillIn, knownOf, type MessageFaults } from './typed-message';

/** What was looked for and not found, in the address of the page; empty for nothing. */
const wantedProduct = () => searchText(new URLSearchParams(location.search).get('product') ?? '');

/** A message to the shop: typed, judged, sent. Nothing typed is lost by a failure or a reload. */
export function useContactForm({ topic, to, needed }: ContactFormKind) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => state.auth.isLoggedIn);
  const id = useId();
  const [typed, setTyped] = useState(emptyMessage);
  const [faults, setFaults] = useState<MessageFaults>({});
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  // Not before: the server's HTML has empty fields.
  useEffect(() => {
    const wanted = topic === 'sourcing' ? wantedProduct() : '';
    setTyped((empty) =>
      fillIn({ ...empty, ...keptMessage(topic) }, { content: wanted && words.wantedText(wanted) }),
    );
  }, [topic]);
  // A customer need not say who it is; without an answer the fields are empty, as for everybody.
  useEffect(() => {
    if (!isLoggedIn) return;
    const request = { loadContact: true, loadAddresses: false, loadCountries: false };
    void dispatch(callApi(({ service }) => service.accountDetails(request))).then((outcome) => {
      const known = 'value' in outcome && outcome.value ? knownOf(outcome.value) : {};
      setTyped((now) => fillIn(now, known));
    });
  }, [isLoggedIn, dispatch]);

  const change = (part: Partial<TypedMessage>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepMessage(topic, next);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))));
  };
  const show = (wrong: MessageFaults) => {
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const message = cleanMessage(typed);
    const wrong = faultsOf(message, needed);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return show(wrong);
    const wanted = topic === 'sourcing' ? wantedProduct() : '';
    const subject = wanted && words.wanted(wanted).slice(0, 150);
    setBusy(true);
    const outcome = await dispatch(
      callApi(({ service }) => service.sendContactForm({ ...message, topic, to, subject, website })),
    );
    setBusy(false);
    if ('value' in outcome) {
      keepMessage(topic, undefined);
      return setSentTo(message.email);
    }
    const { code, fields } = outcome.refusal;
    show(fields);
    if (!Object.keys(fields).some((name) => name in typed)) setFailure(code);
  };
  const again = () => {
    setTyped({ ...typed, content: '', orderNumber: '' });
    setSentTo(undefined);
  };

  return { id, typed, faults, failure, busy, sentTo, change, submit, again };
}

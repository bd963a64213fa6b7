'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { searchText } from '@/lib/urls/search-url';
import { contact as words } from '@/locales/nl/contact';
import { callApi } from '@/store/call-api';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTyped } from '../form/use-typed';
import type { ContactFormKind } from './contact-forms';
import { keepMessage, keptMessage } from './kept-message';
import { cleanMessage, emptyMessage, faultsOf, fillIn, knownOf } from './typed-message';

/** Search text without results, from the page's URL; empty when absent. */
const wantedProduct = () => searchText(new URLSearchParams(location.search).get('product') ?? '');

/** Contact form: validation, sending, and a draft that survives a failure or a reload. */
export function useContactForm({ topic, to, needed }: ContactFormKind) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => state.auth.isLoggedIn);
  const form = useTyped(emptyMessage, (next) => keepMessage(topic, next));
  const { id, typed, setTyped, faults, failure, busy, change } = form;
  const [sentTo, setSentTo] = useState<string>();

  // Not before: the server's HTML has empty fields.
  useEffect(() => {
    const wanted = topic === 'sourcing' ? wantedProduct() : '';
    setTyped((empty) =>
      fillIn({ ...empty, ...keptMessage(topic) }, { content: wanted && words.wantedText(wanted) }),
    );
  }, [topic, setTyped]);
  // Fill in a customer's details; without an answer the fields stay empty, as for visitors.
  useEffect(() => {
    if (!isLoggedIn) return;
    const request = { loadContact: true, loadAddresses: false, loadCountries: false };
    void dispatch(callApi('service.accountDetails', request)).then((outcome) => {
      const known = 'value' in outcome && outcome.value ? knownOf(outcome.value) : {};
      setTyped((now) => fillIn(now, known));
    });
  }, [isLoggedIn, dispatch, setTyped]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const message = cleanMessage(typed);
    if (!form.passes(faultsOf(message, needed))) return;
    const wanted = topic === 'sourcing' ? wantedProduct() : '';
    const subject = wanted && words.wanted(wanted).slice(0, 150);
    const outcome = await form.during(
      dispatch(callApi('service.sendContactForm', { ...message, topic, to, subject, website })),
    );
    if ('refusal' in outcome) return form.refuse(outcome.refusal);
    keepMessage(topic, undefined);
    setSentTo(message.email);
  };
  const again = () => {
    setTyped({ ...typed, content: '', orderNumber: '' });
    setSentTo(undefined);
  };

  return { id, typed, faults, failure, busy, sentTo, change, submit, again };
}

'use client';

import { useEffect, useState } from 'react';
import { searchText } from '@/lib/urls/search-url';
import { contact as words } from '@/locales/nl/contact';
import { callApi } from '@/store/call-api';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useContractForm } from '../form/use-contract-form';
import type { ContactFormKind } from './contact-forms';
import { knownSender } from './known-sender';
import { messageDraft } from './message-drafts';

/** Search text without results, from the page's URL; empty when absent. */
const wantedProduct = () => searchText(new URLSearchParams(location.search).get('product') ?? '');

/** A message that was sent. */
export interface SentMessage {
  email: string;
  /** The task that a customer's message became. */
  taskId: number | undefined;
}

/** Contact form; its draft survives a failure or a reload. */
export function useContactForm({ topic, to }: ContactFormKind) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => state.auth.isLoggedIn);
  const [sent, setSent] = useState<SentMessage>();
  const wanted = () => (topic === 'sourcing' ? wantedProduct() : '');
  const form = useContractForm('service.sendContactForm', {
    draftKey: messageDraft(topic),
    initial: { company: '', name: '', email: '', phone: '', orderNumber: '', content: '' },
    rules: ({ messageForm }) => messageForm,
    request: (message, { website = '' }) => {
      const product = wanted();
      const subject = product && words.wanted(product).slice(0, 150);
      return { ...message, topic, to, subject, website };
    },
    onDone: ({ taskId }, { email }) => setSent({ email, taskId }),
  });
  const { fill, restart, texts } = form;

  // Not before: the server's HTML has empty fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const product = wanted();
    if (product) fill({ content: words.wantedText(product) });
  }, [topic]);
  // Fill in a customer's details; without an answer the fields stay empty, as for visitors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` is made at each render
  useEffect(() => {
    if (!isLoggedIn) return;
    const request = { loadContact: true, loadAddresses: false, loadCountries: false };
    void dispatch(callApi('service.accountDetails', request)).then((outcome) => {
      if ('value' in outcome && outcome.value) fill(knownSender(outcome.value));
    });
  }, [isLoggedIn, dispatch]);

  const again = () => {
    restart({ ...texts, content: '', orderNumber: '' });
    setSent(undefined);
  };
  return { form, sent, again };
}

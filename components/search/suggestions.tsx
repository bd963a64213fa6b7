'use client';

import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useMemo } from 'react';
import { useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { announcement } from './announcement';
import { foundOptions, type Option, recentOptions } from './options';
import { RecentPanel } from './recent-panel';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches';
import { SuggestionsPanel } from './suggestions-panel';
import { useCombobox } from './use-combobox';
import { useSubmit } from './use-submit';
import { useSuggestions } from './use-suggestions';

/** Shorter texts match half the assortment. */
const MIN_LENGTH = 2;

/** ARIA attributes of the search input. */
export interface ComboboxAria {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Price display of the shop. */
  prices: PriceView;
  onAria: (aria: ComboboxAria) => void;
}

/** Panel below the search box: recent searches while it is empty, then suggestions. */
export function Suggestions({ input, prices, onAria }: SuggestionsProps): ReactNode {
  const id = useId();
  const optionId = (at: number) => `${id}${at}`;
  const text = useAppSelector((state) => state.products.search).trim();
  const recent = useRecentSearches();
  const { answer, loading } = useSuggestions(text.length < MIN_LENGTH ? '' : text);
  const leaving = useSubmit(input, text);
  const options = useMemo((): Option[] => {
    if (text === '') return recentOptions(recent);
    return answer?.list ? foundOptions(text, answer.list) : [];
  }, [text, recent, answer]);

  const forget = (one: string) => {
    forgetSearch(one);
    // The focused button was removed.
    input.current?.focus();
  };
  const { shown, active, close } = useCombobox({
    input,
    text,
    options,
    optionId,
    available: text === '' ? recent.length > 0 : text.length >= MIN_LENGTH,
    onDelete: (option) => option.kind === 'recent' && forget(option.text),
  });
  const expanded = shown && options.length > 0;
  const activeId = active < 0 ? undefined : optionId(active);

  // In the same render as the list, not after it.
  useLayoutEffect(() => {
    onAria({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      ...(expanded && { 'aria-controls': id }),
      ...(activeId && { 'aria-activedescendant': activeId }),
    });
  }, [onAria, expanded, id, activeId]);

  const list = { id, optionId, options, active, onClick: closeUnlessElsewhere(close) };
  return (
    <>
      {leaving && <span className="search-busy" />}
      <p role="status" className="sr-only">
        {shown && announcement({ text, options, answer, loading })}
      </p>
      {shown && text === '' && <RecentPanel {...list} onForget={forget} onForgetAll={forgetSearches} />}
      {shown && text !== '' && <SuggestionsPanel {...list} {...{ text, answer, loading, prices }} />}
    </>
  );
}

/** Closes the panel, unless the link was opened in another tab. */
const closeUnlessElsewhere = (close: () => void) => (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) close();
};

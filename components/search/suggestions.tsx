'use client';

import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo } from 'react';
import { useAppSelector } from '@/store/hooks';
import type { ComboboxAria } from '../form/use-combobox';
import type { PriceView } from '../shop';
import { announcement } from './announcement';
import { foundOptions, type Option, recentOptions } from './options';
import { RecentPanel } from './recent-panel';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches';
import { SuggestionsPanel } from './suggestions-panel';
import { useSearchCombobox } from './use-search-combobox';
import { leaveBox, useSubmit } from './use-submit';
import { useSuggestions } from './use-suggestions';

/** Shorter texts match half the assortment. */
const MIN_LENGTH = 2;

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Price display of the shop. */
  prices: PriceView;
  onAria: (aria: ComboboxAria) => void;
}

/** Panel below the search box: recent searches while it is empty, then suggestions. */
export function Suggestions({ input, prices, onAria }: SuggestionsProps): ReactNode {
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
  const { shown, active, listId, optionId, aria, close } = useSearchCombobox({
    input,
    text,
    options,
    available: text === '' ? recent.length > 0 : text.length >= MIN_LENGTH,
    onDelete: (option) => option.kind === 'recent' && forget(option.text),
  });

  // In the same render as the list, not after it.
  useLayoutEffect(() => onAria(aria), [onAria, aria]);

  const followed = onFollowed(() => {
    close();
    leaveBox(input.current);
  });
  const list = { id: listId, optionId, options, active, onClick: followed };
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

/** Runs when a link of the panel was followed here, and not in another tab. */
const onFollowed = (run: () => void) => (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) run();
};

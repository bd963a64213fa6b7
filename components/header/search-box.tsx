'use client';

import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH } from '@/lib/urls/page-urls';
import { shell } from '@/locales/nl/shell';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { searchChanged } from '@/store/products/slice';
import type { ComboboxAria } from '../form/use-combobox';
import type { SuggestionsProps } from '../search/suggestions';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';

const words = shell.search;

/**
 * A plain GET form, so that it works before and without JavaScript. The suggestions are loaded on focus; if
 * that fails, the form still searches.
 */
export function SearchBox({ prices }: { prices: PriceView }) {
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.products.search);
  const input = useRef<HTMLInputElement>(null);
  // Not before hydration: a disabled submit button would block the Enter key without JavaScript.
  const [aria, setAria] = useState<Partial<ComboboxAria>>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const load = () => {
    import('../search/suggestions').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was typed before this code came is kept
  useLayoutEffect(() => {
    const box = input.current as HTMLInputElement;
    setAria({ role: 'combobox', 'aria-expanded': false });
    dispatch(searchChanged(box.value));
    if (document.activeElement === box) load();
  }, []);

  return (
    <search>
      <form action={SEARCH} method="get" onFocus={load}>
        <input
          ref={input}
          {...aria}
          type="text"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          value={search}
          onChange={(event) => dispatch(searchChanged(event.target.value))}
          className="control"
        />
        <button
          type="submit"
          disabled={aria && search.trim() === ''}
          aria-label={words.submit}
          className="btn btn-primary"
        >
          <Icon name="search" />
        </button>
      </form>
      {Suggestions && <Suggestions input={input} prices={prices} onAria={setAria} />}
    </search>
  );
}

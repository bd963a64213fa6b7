'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useSyncExternalStore } from 'react';
import { layout } from '@/locales/nl/layout';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { searchChanged } from '@/store/products/slice';
import { SearchIcon } from '../ui/icons';

const words = layout.search;
const never = () => () => undefined;

/** A plain GET form, so that it searches before, and without, JavaScript. */
export function SearchBox() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.products.search);
  // A disabled submit would take the Enter key away from who has no JavaScript: not before hydration.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const text = search.trim();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '') router.push(`/nl/zoeken/${encodeURIComponent(text)}`);
  };

  return (
    <search className="grow">
      <form action="/nl/zoeken" method="get" onSubmit={onSubmit} className="flex w-full">
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          value={search}
          onChange={(event) => dispatch(searchChanged(event.target.value))}
          className="control h-11 w-full min-w-0 rounded-l-m border border-line-strong border-r-0 bg-surface px-4 text-ink placeholder:text-ink-soft"
        />
        <button
          type="submit"
          disabled={hydrated && text === ''}
          className="btn flex h-11 w-14 shrink-0 items-center justify-center rounded-r-m bg-brand text-on-brand hover:bg-brand-strong"
        >
          <SearchIcon />
          <span className="sr-only">{words.submit}</span>
        </button>
      </form>
    </search>
  );
}

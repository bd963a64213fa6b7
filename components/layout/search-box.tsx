'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useSyncExternalStore } from 'react';
import { shell } from '@/locales/nl/shell';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { searchChanged } from '@/store/products/slice';
import { Icon } from '../ui/icon';

const words = shell.search;
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
    <search>
      <form action="/nl/zoeken" method="get" onSubmit={onSubmit}>
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
          className="control"
        />
        <button
          type="submit"
          disabled={hydrated && text === ''}
          aria-label={words.submit}
          className="btn btn-primary"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

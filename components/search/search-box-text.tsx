'use client';

import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { searchChanged } from '@/store/products/slice';
import { rememberSearch } from './recent-searches';

export interface SearchBoxTextProps {
  /** Search text of the page. */
  text: string;
  /** Search text to remember, as corrected; absent when there were no results. */
  found?: string;
}

/**
 * On a results page the search box holds the search text; leaving the page clears it (docs/behaviour.md
 * §8.7).
 */
export function SearchBoxText({ text, found }: SearchBoxTextProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Text typed before hydration is not overwritten.
    dispatch((set, state) => state().products.search || set(searchChanged(text)));
    return () => {
      dispatch(searchChanged(''));
    };
  }, [text, dispatch]);
  useEffect(() => {
    if (found) rememberSearch(found);
  }, [found]);
  return null;
}

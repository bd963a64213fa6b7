import { useEffect, useRef, useState } from 'react';
import type { ProductList } from '@/api/types';
import { useAppDispatch } from '@/store/hooks';
import { loadSuggestions, prepareSuggestions } from '@/store/suggestions/load';

/** Delay after the last letter. */
const DEBOUNCE_MS = 100;
/** Number of cached answers, for text that is deleted again. */
const MAX_CACHED = 30;

export interface Suggestions {
  /** The latest answer; it may be for an earlier state of the text. `list` is null when it failed. */
  answer?: { text: string; list: ProductList | null };
  /** The answer for this text is loading. */
  loading: boolean;
}

/** Suggestions for a text; an empty text requests nothing. A late answer never replaces a newer one. */
export function useSuggestions(text: string): Suggestions {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Suggestions['answer']>();
  const kept = useRef(new Map<string, ProductList>());

  useEffect(() => {
    dispatch(prepareSuggestions());
  }, [dispatch]);

  useEffect(() => {
    const known = kept.current.get(text);
    if (text === '' || known) {
      setAnswer(known && { text, list: known });
      return;
    }
    const call = new AbortController();
    const ask = async () => {
      const list = await dispatch(loadSuggestions(text, call.signal)).catch(() => null);
      if (call.signal.aborted) return;
      if (list) kept.current.set(text, list);
      if (kept.current.size > MAX_CACHED) kept.current.delete(kept.current.keys().next().value ?? '');
      setAnswer({ text, list });
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [text, dispatch]);

  // Suggestions for an unrelated text are not shown.
  const related = answer && (text.startsWith(answer.text) || answer.text.startsWith(text));
  return { answer: related ? answer : undefined, loading: text !== '' && answer?.text !== text };
}

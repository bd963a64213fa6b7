import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useTransition } from 'react';
import { CONTENT_ID } from '@/lib/routing/skip-targets';
import { searchUrl } from '@/lib/urls/search-url';

/** Moves the focus away from the box: a phone's keyboard would cover the page, and the next Tab begins there. */
export function leaveBox(input: HTMLInputElement | null): void {
  input?.blur();
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Opens the results by client-side navigation.
 * @returns whether the navigation has started
 */
export function useSubmit(input: RefObject<HTMLInputElement | null>, text: string): boolean {
  const router = useRouter();
  const [leaving, startLeaving] = useTransition();

  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (text === '') return;
    leaveBox(input.current);
    startLeaving(() => router.push(searchUrl(text)));
  });
  useEffect(() => {
    const form = input.current?.form;
    const submit = (event: Event) => onSubmit(event);
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [input]);

  return leaving;
}

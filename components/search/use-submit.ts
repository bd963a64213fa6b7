import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useTransition } from 'react';
import { searchUrl } from '@/lib/urls/search-url';

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
    // A phone's keyboard would cover the results.
    input.current?.blur();
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

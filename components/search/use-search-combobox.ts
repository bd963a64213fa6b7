import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchedText } from '@/lib/urls/search-url';
import { useAppDispatch } from '@/store/hooks';
import { searchChanged } from '@/store/products/slice';
import { type ComboboxOptions, useCombobox } from '../form/use-combobox';
import type { Option } from './options';

type SearchComboboxOptions = Pick<
  Required<ComboboxOptions<Option>>,
  'text' | 'options' | 'available' | 'onDelete'
> & { input: RefObject<HTMLInputElement | null> };

/** The combobox of the search box, whose input exists before this code is loaded. Navigation closes it. */
export function useSearchCombobox({ input, text, ...options }: SearchComboboxOptions) {
  const pathname = usePathname();
  const router = useRouter();
  const dispatch = useAppDispatch();
  // The page on which the panel is open. Opens at once if the user typed while this code was loading.
  const [openOn, setOpenOn] = useState(() => {
    const typing = document.activeElement === input.current;
    return typing && (text === '' || text !== searchedText(window.location.pathname)) ? pathname : null;
  });
  const open = () => setOpenOn(pathname);
  const close = () => setOpenOn(null);
  const combobox = useCombobox<Option>({
    ...options,
    text,
    open: openOn === pathname,
    onOpenChange: (wanted) => (wanted ? open() : close()),
    onActive: ({ href }) => router.prefetch(href),
    onEscape: () => dispatch(searchChanged('')),
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => combobox.onKeyDown(event));
  const onOpening = useEffectEvent(() => {
    if (text === '') open();
  });
  const onInput = useEffectEvent(({ target }: Event) => {
    if (target === input.current) open();
  });
  const onLeaving = useEffectEvent((event: Event) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
    const field = input.current?.closest('search');
    if (!(to instanceof Node && field?.contains(to))) close();
  });

  // On navigation the typed text is cleared, or replaced by the search text of the new page
  // (docs/behaviour.md §8.7).
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    setOpenOn(null);
    dispatch(searchChanged(searchedText(window.location.pathname) ?? ''));
  }, [pathname, dispatch]);

  useEffect(() => {
    const box = input.current;
    const field = box?.closest('search');
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const opening = () => onOpening();
    const typing = (event: Event) => onInput(event);
    const leaving = (event: Event) => onLeaving(event);
    const openers = ['focus', 'click'];
    box?.addEventListener('keydown', key);
    for (const type of openers) box?.addEventListener(type, opening);
    field?.addEventListener('focusout', leaving);
    document.addEventListener('pointerdown', leaving);
    // On the document, so that it runs after the box's own `onChange`: a render before that would undo the
    // typed letter.
    document.addEventListener('input', typing);
    return () => {
      box?.removeEventListener('keydown', key);
      for (const type of openers) box?.removeEventListener(type, opening);
      field?.removeEventListener('focusout', leaving);
      document.removeEventListener('pointerdown', leaving);
      document.removeEventListener('input', typing);
    };
  }, [input]);

  return { ...combobox, close };
}

import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchedText } from '@/lib/urls/search-url';
import { useAppDispatch } from '@/store/hooks';
import { searchChanged } from '@/store/products/slice';
import type { Option } from './options';

export interface ComboboxOptions {
  input: RefObject<HTMLInputElement | null>;
  /** Text in the box, trimmed. */
  text: string;
  options: readonly Option[];
  optionId: (at: number) => string;
  /** The panel has content for this text, possibly 'no results'. */
  available: boolean;
  /** The Delete key on an option. */
  onDelete: (option: Option) => void;
}

/**
 * Keyboard handling, opening and closing of a combobox whose focus stays in the box (WAI-ARIA 1.2). The
 * input exists before this code is loaded.
 */
export function useCombobox({ input, text, options, optionId, available, onDelete }: ComboboxOptions) {
  const pathname = usePathname();
  const router = useRouter();
  const dispatch = useAppDispatch();
  // The page on which the panel is open: navigation closes it. Opens at once if the user typed while this
  // code was loading.
  const [openOn, setOpenOn] = useState(() => {
    const typing = document.activeElement === input.current;
    return typing && (text === '' || text !== searchedText(window.location.pathname)) ? pathname : null;
  });
  // Applies to these options only: a new list has no active option.
  const [chosen, setChosen] = useState<{ of: readonly Option[]; at: number }>();
  const shown = openOn === pathname && available;
  const active = shown && chosen?.of === options ? chosen.at : -1;

  const open = () => setOpenOn(pathname);
  const close = () => setOpenOn(null);
  const activate = (at: number) => {
    setChosen({ of: options, at });
    const option = options[at];
    if (!option) return;
    router.prefetch(option.href);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  /** Moves one option up or down; the box comes between the last and the first. */
  const move = (step: 1 | -1) => {
    const places = options.length + 1;
    activate(((active + 1 + step + places) % places) - 1);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, isComposing } = event;
    const option = options[active];
    if (isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (altKey && key === 'ArrowUp') close();
      else if (!shown) open();
      if (!altKey && (shown || available)) move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && option) {
      document.getElementById(optionId(active))?.click();
    } else if (key === 'Escape') {
      if (shown) close();
      else dispatch(searchChanged(''));
    } else if (key === 'Delete' && option) {
      onDelete(option);
    } else {
      // Home, End, Left and Right move in the text: the next Enter submits the text.
      if (/^(?:Home|End|Arrow)/.test(key)) setChosen(undefined);
      return;
    }
    event.preventDefault();
  });
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

  return { shown, active, close };
}

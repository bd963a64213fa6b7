import { useId, useMemo, useState } from 'react';

export interface ComboboxOptions<Option> {
  /** Text in the field. */
  text: string;
  /** In the order of the arrow keys. */
  options: readonly Option[];
  /** There is content for this text, possibly 'no results'. */
  available: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** An option became active by an arrow key. */
  onActive?: (option: Option) => void;
  /** The Delete key on an option. */
  onDelete?: (option: Option) => void;
  /** The Escape key while the list is closed. */
  onEscape?: () => void;
}

/** ARIA attributes of the field. */
export interface ComboboxAria {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/**
 * Keys and ARIA attributes of a combobox whose focus stays in the field (WAI-ARIA 1.2, ADR 81). The list has
 * the id `listId`, its options those of `optionId`. Enter clicks the active option; without one, it
 * closes the list and submits the form.
 */
export function useCombobox<Option>(props: ComboboxOptions<Option>) {
  const { text, options, available, open, onOpenChange, onActive, onDelete, onEscape } = props;
  const listId = useId();
  const optionId = (at: number) => `${listId}${at}`;
  // Applies to this text and these options only: other ones have no active option.
  const [chosen, setChosen] = useState<{ text: string; of: readonly Option[]; at: number }>();
  const shown = open && available;
  const active = shown && chosen?.of === options && chosen.text === text ? chosen.at : -1;

  /** Moves one option up or down; the field comes between the last and the first. */
  const move = (step: 1 | -1) => {
    const places = options.length + 1;
    const at = ((active + 1 + step + places) % places) - 1;
    setChosen({ text, of: options, at });
    const option = options[at];
    if (!option) return;
    onActive?.(option);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, isComposing } = event;
    const option = options[active];
    if (isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (altKey && key === 'ArrowUp') onOpenChange(false);
      else if (!shown) onOpenChange(true);
      if (!altKey && available) move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && option) {
      document.getElementById(optionId(active))?.click();
    } else if (key === 'Escape' && (shown || onEscape)) {
      if (shown) onOpenChange(false);
      else onEscape?.();
    } else if (key === 'Delete' && option && onDelete) {
      onDelete(option);
    } else {
      // Home, End, Left and Right move in the text: the next Enter submits the text.
      if (/^(?:Home|End|Arrow)/.test(key)) setChosen(undefined);
      if (key === 'Enter' && text !== '') onOpenChange(false);
      return;
    }
    event.preventDefault();
  };

  const expanded = shown && options.length > 0;
  const activeId = active < 0 ? undefined : optionId(active);
  const aria = useMemo(
    (): ComboboxAria => ({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      ...(expanded && { 'aria-controls': listId }),
      ...(activeId && { 'aria-activedescendant': activeId }),
    }),
    [expanded, listId, activeId],
  );
  return { shown, active, listId, optionId, aria, onKeyDown };
}

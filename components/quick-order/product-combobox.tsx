'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { ProductDoc } from '@/api/types';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { describedBy, FieldFrame } from '../form/field';
import { useSuggestions } from '../search/use-suggestions';

/** Shorter texts match too many products. */
const MIN_LENGTH = 2;

interface ProductComboboxProps {
  label: string;
  hint?: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** Called with a suggestion chosen by click or key. Without one, Enter submits the form. */
  onPick: (product: ProductDoc) => void;
  /** Content beside the field. */
  children?: ReactNode;
}

/**
 * A field that suggests articles by number, EAN or name (WAI-ARIA combobox). Enter selects a suggestion only
 * after moving to it, so a scanner that ends with Enter is not affected.
 */
export function ProductCombobox({
  label,
  hint,
  name,
  value,
  onChange,
  onPick,
  children,
}: ProductComboboxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = value.trim();
  const { answer } = useSuggestions(open && text.length >= MIN_LENGTH ? text : '');
  const docs = open ? (answer?.list?.docs ?? []) : [];
  const shown = docs.length > 0;
  const optionId = (at: number) => `${id}-option-${at}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (product: ProductDoc) => {
    close();
    onPick(product);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const chosen = docs[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const places = docs.length + 1;
      setOpen(true);
      setActive((now) => ((now + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (key === 'Enter' && shown && chosen) pick(chosen);
    else if (key === 'Escape' && shown) close();
    else {
      if (key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };

  return (
    <div className="relative">
      <FieldFrame id={id} label={label} hint={hint}>
        <div className="flex gap-2">
          <input
            {...describedBy({ id, ...(hint && { hint }) })}
            id={id}
            name={name}
            value={value}
            maxLength={80}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? `${id}-list` : undefined}
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="control min-w-0 grow"
            onChange={(event) => {
              setOpen(true);
              setActive(-1);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {children}
        </div>
      </FieldFrame>
      {shown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.suggested}
          className="absolute inset-x-0 top-[4.5rem] z-20 max-h-80 overflow-y-auto rounded-m border border-line bg-surface shadow-lg"
        >
          {docs.map((product, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={product.productId}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(product)}
              className="cursor-pointer px-3 py-2 text-sm hover:bg-surface-alt aria-selected:bg-surface-alt"
            >
              <span className="block leading-snug">{product.productName}</span>
              <span className="text-ink-soft text-xs">{product.productExtCode}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {shown && words.suggestions(docs.length)}
      </p>
    </div>
  );
}

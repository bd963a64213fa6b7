'use client';

import { type ReactNode, useId, useState } from 'react';
import type { ProductDoc } from '@/api/types';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { describedBy, FieldFrame } from '../form/field';
import { useCombobox } from '../form/use-combobox';
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
  const text = value.trim();
  const { answer } = useSuggestions(open && text.length >= MIN_LENGTH ? text : '');
  const docs = answer?.list?.docs ?? [];
  const { shown, active, listId, optionId, aria, onKeyDown } = useCombobox({
    text,
    options: docs,
    available: docs.length > 0,
    open,
    onOpenChange: setOpen,
  });

  const pick = (product: ProductDoc) => {
    setOpen(false);
    onPick(product);
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
            {...aria}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="control"
            onChange={(event) => {
              setOpen(true);
              onChange(event.target.value);
            }}
            onKeyDown={(event) => onKeyDown(event.nativeEvent)}
            onBlur={() => setOpen(false)}
          />
          {children}
        </div>
      </FieldFrame>
      {shown && (
        <div
          id={listId}
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

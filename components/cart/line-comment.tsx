'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { CartItem } from '@/api/types';
import { cartLine as words } from '@/locales/nl/cart/cart-line';
import { errorText } from '@/locales/nl/errors';
import { commentLine } from '@/store/cart/comment-line';
import { useAppDispatch } from '@/store/hooks';
import { LinkButton } from '../shared/link-button';

/** Wait after the last letter. */
const SAVE_DELAY_MS = 600;

/** Customer's note on a line; the field opens on demand and saves while typing. */
export function LineComment({ item }: { item: CartItem }) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string>(undefined);

  const save = async (text: string | undefined) => {
    clearTimeout(timer.current);
    if (text === undefined || text === item.comment) return;
    const refusal = await dispatch(commentLine(item.key, text));
    if (latest.current === text) setError(refusal && errorText(refusal.code));
  };
  const change = (text: string) => {
    setTyped(text);
    latest.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(text), SAVE_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!open && item.comment === '' && !typed) {
    return (
      <LinkButton aria-label={`${words.addComment}: ${item.productName}`} onClick={() => setOpen(true)}>
        {words.addComment}
      </LinkButton>
    );
  }
  return (
    <div className="w-full text-sm">
      <input
        aria-label={words.comment(item.productName)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={words.commentHint}
        maxLength={500}
        autoComplete="off"
        // The customer has just opened the field.
        ref={(field) => (open && typed === undefined ? field?.focus() : undefined)}
        value={typed ?? item.comment}
        onChange={(event) => change(event.target.value)}
        onBlur={() => void save(typed)}
        className="control"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

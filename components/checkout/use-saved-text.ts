'use client';

import { useEffect, useRef, useState } from 'react';
import { changeCart } from '@/store/cart/change-cart';
import { readCheckoutDraft, saveCheckoutDraft, type TextName } from '@/store/cart/checkout-draft-storage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Wait after the last letter. */
const SAVE_DELAY_MS = 600;

export type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * A text saved while typing. Until the server has it the browser stores it too, so neither a reload nor a
 * failure loses it. A change from another tab is shown only when nothing was typed here.
 */
export function useSavedText(name: TextName) {
  const dispatch = useAppDispatch();
  const server = useAppSelector(({ cart }) => cart.confirmed?.[name === 'ref' ? 'orderRef' : 'orderComment']);
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<SavingState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string>(undefined);

  const save = async (text: string) => {
    setState('saving');
    const refusal = await dispatch(changeCart(name === 'ref' ? { ref: text } : { comment: text }));
    // A newer text is already being sent.
    if (latest.current !== text) return;
    if (refusal) return setState('failed');
    keepText(name, undefined);
    latest.current = undefined;
    setTyped(undefined);
    setState('saved');
  };
  const saveLater = (text: string, pause = SAVE_DELAY_MS) => {
    latest.current = text;
    setTyped(text);
    keepText(name, text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(text.trim() === '' ? '' : text), pause);
  };

  // Saves a text that had not reached the server when the page was left.
  const saveKept = useRef(() => {
    const text = readCheckoutDraft().texts?.[name];
    if (text !== undefined) saveLater(text, 0);
    // The page is shown again after it was hidden: discard the typed text, it may be outdated.
    else setTyped(undefined);
  });
  useEffect(() => {
    saveKept.current();
    return () => clearTimeout(timer.current);
  }, []);

  return { value: typed ?? server ?? '', state, change: saveLater };
}

const keepText = (name: TextName, text: string | undefined) =>
  saveCheckoutDraft({ texts: { ...readCheckoutDraft().texts, [name]: text } });

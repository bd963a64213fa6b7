'use client';

import { useEffect, useRef, useState } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { type Mark, markAround } from './marks';

/** Above the text, below the header's menus. */
const GAP_PX = 4;

/** The name of the text under the pointer or the focus, while nothing is edited. */
export function EditChip() {
  const [mark, setMark] = useState<Mark>();
  const chip = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const show = (event: Event) => setMark(markAround(event.target));
    const hide = () => setMark(undefined);
    document.addEventListener('pointerover', show);
    document.addEventListener('focusin', show);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      document.removeEventListener('pointerover', show);
      document.removeEventListener('focusin', show);
      window.removeEventListener('scroll', hide);
    };
  }, []);

  useEffect(() => {
    if (!mark || !chip.current) return;
    const { top, left } = mark.element.getBoundingClientRect();
    const { height } = chip.current.getBoundingClientRect();
    chip.current.style.top = `${Math.max(0, top - height - GAP_PX)}px`;
    chip.current.style.left = `${Math.max(0, left)}px`;
  }, [mark]);

  if (!mark) return null;
  return (
    <span ref={chip} aria-hidden className="edit-chip">
      {words.edit(mark.field, mark.label)}
    </span>
  );
}

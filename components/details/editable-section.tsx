'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { details as words } from '@/locales/nl/account/details';
import { Button } from '../ui/button';

/** Called when a form closes; `saved` is false after cancel. */
export type Close = (saved: boolean) => void;

interface EditableSectionProps {
  title: string;
  /** Text after saving. */
  saved?: string;
  children: ReactNode;
  /** Replaces the content while editing. */
  form: (close: Close) => ReactNode;
}

/** One section of the account: display, edit and saved state. Keeps the focus in the section. */
export function EditableSection({ title, saved = words.saved, children, form }: EditableSectionProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef(false);

  useEffect(() => {
    if (!open && closing.current) button.current?.focus();
  }, [open]);
  const close: Close = (isSaved) => {
    closing.current = true;
    setDone(isSaved);
    setOpen(false);
  };
  const start = () => {
    setDone(false);
    setOpen(true);
  };

  return (
    <section aria-labelledby={id} className="rounded-l border border-line p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {!open && (
          <Button ref={button} look="outline" size="s" aria-label={words.changeOf(title)} onClick={start}>
            {words.change}
          </Button>
        )}
      </div>
      {open ? form(close) : children}
      <p role="status" className={done ? 'mt-3 text-sm text-success' : 'sr-only'}>
        {done && saved}
      </p>
    </section>
  );
}

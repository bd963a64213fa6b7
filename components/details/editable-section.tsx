'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { details as words } from '@/locales/nl/account/details';
import { Button } from '../ui/button';

/** How a form ends: saved or not. */
export type Close = (saved: boolean) => void;

interface EditableSectionProps {
  title: string;
  /** What is said after saving. */
  saved?: string;
  children: ReactNode;
  /** Takes the place of the content while it is being changed. */
  form: (close: Close) => ReactNode;
}

/** One part of the account: shown, being changed, and saved. The focus stays where one works. */
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

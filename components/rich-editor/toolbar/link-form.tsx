'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { editor as words } from '@/locales/nl/admin/editor';
import { removeLink, setLink } from '../commands/links';
import type { EditorStore } from '../editor-store';
import { type LinkProblem, linkAddress } from '../link-address';

/** Asks for the address of a link, below the buttons. @param href the present address, if there is one */
export function LinkForm({ store, href }: { store: EditorStore; href: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  useEffect(() => input.current?.select(), []);
  const close = () => {
    store.show({ linkOpen: false });
    store.focusText();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const address = linkAddress(text, location.host);
    if ('problem' in address) {
      setProblem(address.problem);
      input.current?.focus();
      return;
    }
    store.run(setLink(address.href, text.trim()));
    close();
  };
  return (
    <form className="rich-link" aria-label={words.linkForm} noValidate onSubmit={submit}>
      <label htmlFor={id}>{words.linkAddress}</label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={href ?? ''}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} role={problem ? 'alert' : undefined} data-problem={problem ?? undefined}>
        {problem ? words.linkProblems[problem] : words.linkHint}
      </p>
      <div className="rich-link-actions">
        <button type="submit" className="btn btn-primary">
          {words.linkSave}
        </button>
        {href !== null && (
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => {
              store.run(removeLink);
              close();
            }}
          >
            {words.linkRemove}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </form>
  );
}

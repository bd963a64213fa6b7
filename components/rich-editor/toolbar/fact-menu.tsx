'use client';

import { placeholderNames } from '@toonbank/contract/editing/placeholders';
import { useEffect, useRef } from 'react';
import { factNames, editor as words } from '@/locales/nl/admin/editor';
import { insertFact } from '../commands/facts';
import type { EditorStore } from '../editor-store';

/** The facts of the site that a text can name, below the buttons. */
export function FactMenu({ store }: { store: EditorStore }) {
  const menu = useRef<HTMLFieldSetElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  const close = () => {
    store.show({ factsOpen: false });
    store.focusText();
  };
  return (
    <fieldset className="rich-facts" ref={menu}>
      <legend>{words.facts}</legend>
      <p>{words.factsHint}</p>
      <div className="rich-link-actions">
        {placeholderNames.map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn-outline"
            onClick={() => {
              store.run(insertFact(name));
              close();
            }}
          >
            {factNames[name]}
          </button>
        ))}
        <button type="button" className="btn btn-quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </fieldset>
  );
}

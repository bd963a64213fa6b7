'use client';

import { type PlaceholderFacts, placeholderNames } from '@toonbank/contract/editing/placeholders';
import { useEffect, useRef } from 'react';
import { factNames, editor as words } from '@/locales/nl/admin/editor';
import { insertFact } from '../commands/facts';
import type { EditorStore } from '../editor-store';

interface FactMenuProps {
  store: EditorStore;
  facts: PlaceholderFacts;
}

/** The facts of the site that a text can name, each with what it is now, below the buttons. */
export function FactMenu({ store, facts }: FactMenuProps) {
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
            <span>{factNames[name]}</span>
            {facts[name] && <span className="rich-fact-value">{facts[name]}</span>}
          </button>
        ))}
        <button type="button" className="btn btn-quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </fieldset>
  );
}

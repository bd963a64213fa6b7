'use client';

import { undo } from 'prosemirror-history';
import { editor as words } from '@/locales/nl/admin/editor';
import type { EditorStore, PasteNotice } from '../editor-store';

/** Tells that a paste lost formatting, until the next change of the text. */
export function PasteMessage({ store, notice }: { store: EditorStore; notice: PasteNotice }) {
  return (
    <div className="rich-notice">
      <p role="status">{words[notice]}</p>
      <button
        type="button"
        className="btn btn-quiet"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          store.run(undo);
          store.show({ notice: null });
        }}
      >
        {words.pasteUndo}
      </button>
    </div>
  );
}

import type { PlaceholderFacts } from '@toonbank/contract/editing/placeholders';
import type { EditorView } from 'prosemirror-view';
import { createRoot } from 'react-dom/client';
import type { EditorStore } from '../editor-store';
import { placeToolbar, type ScrollRoom } from './place-toolbar';
import { Toolbar } from './toolbar';

interface ToolbarOptions {
  onImage: () => void;
  facts: PlaceholderFacts;
  room: ScrollRoom;
}

/**
 * Shows the toolbar at the end of the page, so that no style of the text's surroundings reaches it.
 * @returns the same as `placeToolbar`, and `focus`, which moves the focus into the bar
 */
export function mountToolbar(view: EditorView, store: EditorStore, { onImage, facts, room }: ToolbarOptions) {
  const bar = document.createElement('div');
  bar.className = 'rich-toolbar';
  // The page's own handlers of clicks outside the text ask for this.
  bar.dataset.richToolbar = '';
  document.body.append(bar);
  const root = createRoot(bar);
  root.render(<Toolbar {...{ store, onImage, facts }} />);
  const placed = placeToolbar(bar, view, room);
  return {
    place: placed.place,
    focus: () => bar.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    stop: () => {
      placed.stop();
      bar.remove();
      // React may be at work when the caller's component ends.
      queueMicrotask(() => root.unmount());
    },
  };
}

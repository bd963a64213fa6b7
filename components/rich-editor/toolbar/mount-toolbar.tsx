import type { EditorView } from 'prosemirror-view';
import { createRoot } from 'react-dom/client';
import type { EditorStore } from '../editor-store';
import { placeToolbar } from './place-toolbar';
import { Toolbar, type ToolbarProps } from './toolbar';

/**
 * Shows the toolbar at the end of the page, so that no style of the text's surroundings reaches it.
 * @returns the same as `placeToolbar`, and `focus`, which moves the focus into the bar
 */
export function mountToolbar(view: EditorView, store: EditorStore, onImage: ToolbarProps['onImage']) {
  const bar = document.createElement('div');
  bar.className = 'rich-toolbar';
  // The page's own handlers of clicks outside the text ask for this.
  bar.dataset.richToolbar = '';
  document.body.append(bar);
  const root = createRoot(bar);
  root.render(<Toolbar store={store} onImage={onImage} />);
  const placed = placeToolbar(bar, view);
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

import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ToolbarState, toolbarState } from './toolbar/toolbar-state';

/** What the editor tells after a paste that lost something. */
export type PasteNotice = 'pasteCleaned' | 'imagesDropped';

export interface ToolbarView extends ToolbarState {
  notice: PasteNotice | null;
  linkOpen: boolean;
  factsOpen: boolean;
}

/** Connects the editor with its toolbar: the toolbar reads it, and runs commands. */
export interface EditorStore {
  subscribe: (listener: () => void) => () => void;
  get: () => ToolbarView;
  run: (command: Command) => void;
  focusText: () => void;
  show: (shown: Partial<Pick<ToolbarView, 'notice' | 'linkOpen' | 'factsOpen'>>) => void;
  /** Reads the editor's state once more; listeners hear only of a difference. */
  refresh: () => void;
}

export function makeEditorStore(view: EditorView): EditorStore {
  const listeners = new Set<() => void>();
  const closed = { notice: null, linkOpen: false, factsOpen: false };
  let current: ToolbarView = { ...toolbarState(view.state), ...closed };
  const change = (changed: Partial<ToolbarView>) => {
    const entries = Object.entries(changed) as [keyof ToolbarView, unknown][];
    if (entries.every(([name, value]) => current[name] === value)) return;
    current = { ...current, ...changed };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => current,
    run(command) {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    focusText: () => view.focus(),
    show: change,
    refresh: () => change(toolbarState(view.state)),
  };
}

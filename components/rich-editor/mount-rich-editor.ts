import './rich-editor.css';
import type { PlaceholderFacts } from '@toonbank/contract/editing/placeholders';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { makeChangeReporter } from './change-reporter';
import { clipboardProps } from './clipboard/clipboard-props';
import { insertImage } from './commands/insert';
import { type EditorStore, makeEditorStore } from './editor-store';
import { makePlugins } from './make-plugins';
import { parseHtml } from './parse-html';
import { questionViews } from './question-views';
import { toHtml } from './to-html';
import { mountToolbar } from './toolbar/mount-toolbar';

export interface RichEditor {
  html(): string;
  setHtml(html: string): void;
  /** @param at a place in the window, for the cursor */
  focus(at?: { left: number; top: number }): void;
  /** The element gets its attributes back, and keeps the last text. */
  destroy(): void;
}

export interface RichEditorOptions {
  html: string;
  /** Accessible name. */
  label: string;
  /** What the placeholders in the text stand for. */
  facts?: PlaceholderFacts;
  /** Called after changes, at most once per frame. */
  onChange(html: string): void;
  /** Ctrl+S or Cmd+S. */
  onSave(): void;
  /** Escape. */
  onLeave(): void;
  /** Asks for an image of the library; null when none is chosen. */
  pickImage(): Promise<{ src: string; alt: string } | null>;
}

/** Until the toolbar is there. */
const FIRST_ROOM = 72;

/**
 * Makes an element editable in place. Its content is replaced by the given text; the toolbar is at the end of the page,
 * in an element with `data-rich-toolbar`.
 */
export function mountRichEditor(element: HTMLElement, options: RichEditorOptions): RichEditor {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  let store: EditorStore | undefined;
  let toolbar: ReturnType<typeof mountToolbar> | undefined;
  const leaving = (then: () => void) => () => {
    reporter.flush();
    then();
  };
  const plugins = makePlugins({
    save: leaving(() => options.onSave()),
    leave: leaving(() => options.onLeave()),
    openLink: () => store?.show({ linkOpen: true, factsOpen: false }),
    focusToolbar: () => {
      toolbar?.focus();
      return true;
    },
  });
  const stateOf = (html: string) => EditorState.create({ doc: parseHtml(html), plugins });
  /** Kept by `placeToolbar`. */
  const room = { top: FIRST_ROOM, bottom: FIRST_ROOM, left: 0, right: 0 };
  const view = new EditorView(
    { mount: element },
    {
      state: stateOf(options.html),
      nodeViews: questionViews,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': options.label,
        class: 'rich-editor',
      },
      scrollThreshold: room,
      scrollMargin: room,
      ...clipboardProps((notice) => store?.show({ notice })),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) {
          reporter.changed();
          if (!transaction.getMeta('paste')) store?.show({ notice: null });
        }
        showState();
      },
    },
  );
  const html = () => toHtml(view.state.doc);
  const reporter = makeChangeReporter(html, options.onChange);
  const shown = makeEditorStore(view);
  store = shown;
  const pickImage = async () => {
    const image = await options.pickImage();
    if (image && !view.isDestroyed) shown.run(insertImage(image));
    else if (!view.isDestroyed) view.focus();
  };
  const bar = mountToolbar(view, shown, {
    onImage: () => void pickImage(),
    facts: options.facts ?? {},
    room,
  });
  toolbar = bar;
  let frame = 0;
  // After the key is shown: the toolbar may be a frame later than the text.
  const showState = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      shown.refresh();
      bar.place();
    });
  };
  return {
    html,
    setHtml(text) {
      view.updateState(stateOf(text));
      reporter.reset();
      showState();
    },
    focus(at) {
      const found = at && view.posAtCoords(at);
      const { doc, tr } = view.state;
      if (found) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(found.pos))));
      view.focus();
    },
    destroy() {
      if (view.isDestroyed) return;
      reporter.flush();
      cancelAnimationFrame(frame);
      bar.stop();
      const last = html();
      view.destroy();
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of before) element.setAttribute(name, value);
      element.innerHTML = last;
    },
  };
}

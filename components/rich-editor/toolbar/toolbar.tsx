'use client';

import type { PlaceholderFacts } from '@toonbank/contract/editing/placeholders';
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { editor as words } from '@/locales/nl/admin/editor';
import type { EditorStore } from '../editor-store';
import { FactMenu } from './fact-menu';
import { LinkForm } from './link-form';
import { PasteMessage } from './paste-message';
import { ToolButton } from './tool-button';
import { historyTools, newQuestion, newTable, type Tool, tableTools, textTools } from './tools';
import { useRovingFocus } from './use-roving-focus';

export interface ToolbarProps {
  store: EditorStore;
  onImage: () => void;
  /** What the placeholders stand for. */
  facts: PlaceholderFacts;
}

/** The floating bar of the editor. Escape in it returns to the text. */
export function Toolbar({ store, onImage, facts }: ToolbarProps) {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { current, setCurrent, onKeyDown } = useRovingFocus();
  const tabbable = (name: string) => (current || textTools[0].name) === name;
  const common = (name: string) => ({
    tabbable: tabbable(name),
    onFocus: () => setCurrent(name),
    icon: name,
  });
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      {...common(tool.name)}
      label={words[tool.name]}
      keys={tool.keys}
      pressed={tool.isOn?.(state)}
      disabled={tool.isEnabled?.(state) === false}
      onClick={() => store.run(tool.command)}
    />
  );
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    store.show({ linkOpen: false, factsOpen: false });
    store.focusText();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on every control in it
    <div className="rich-tools" onKeyDown={onEscape}>
      <div role="toolbar" aria-label={words.toolbar} className="rich-tool-row" onKeyDown={onKeyDown}>
        {textTools.map(button)}
        <ToolButton
          {...common('link')}
          label={words.link}
          keys="Control+K"
          pressed={state.link !== null}
          disabled={!state.canMark}
          onClick={() => store.show({ linkOpen: true, factsOpen: false })}
        />
        <ToolButton
          {...common('image')}
          label={words.image}
          pressed={state.imageSelected}
          onClick={onImage}
        />
        <ToolButton
          {...common('fact')}
          label={words.fact}
          disabled={!state.canMark}
          onClick={() => store.show({ factsOpen: true, linkOpen: false })}
        />
        {!state.inTable && button(newTable)}
        {button(newQuestion)}
        {historyTools.map(button)}
        {state.inTable && <span className="rich-tool-rule" />}
        {state.inTable && tableTools.map(button)}
      </div>
      {state.linkOpen && <LinkForm store={store} href={state.link} />}
      {state.factsOpen && <FactMenu {...{ store, facts }} />}
      {state.notice && <PasteMessage store={store} notice={state.notice} />}
    </div>
  );
}

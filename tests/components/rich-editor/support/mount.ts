import type { PlaceholderFacts } from '@toonbank/contract/editing/placeholders';
import { vi } from 'vitest';
import { mountRichEditor, type RichEditor } from '@/components/rich-editor/mount-rich-editor';

/** A DOM without a layout: whatever the toolbar measures is at the same place. */
function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
}

export const calls = { onChange: vi.fn(), onSave: vi.fn(), onLeave: vi.fn(), pickImage: vi.fn() };

/** An editor on an element of a page, as the shop shows it. */
export function mountOnPage(
  html: string,
  facts: PlaceholderFacts = {},
): { editor: RichEditor; element: HTMLElement } {
  stubLayout();
  document.body.innerHTML = `<main><div class="prose" data-edit="page:12:content">${html}</div></main>`;
  const element = document.querySelector<HTMLElement>('.prose');
  if (!element) throw new Error('no element');
  return { element, editor: mountRichEditor(element, { html, facts, label: 'Tekst · Levering', ...calls }) };
}

/** Pastes at the cursor, as a browser does. */
export function paste(element: HTMLElement, data: { html?: string; text?: string }): void {
  const formats: Record<string, string | undefined> = { 'text/html': data.html, 'text/plain': data.text };
  const clipboardData = {
    getData: (type: string) => formats[type] ?? '',
    files: [],
    types: Object.keys(formats),
  };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  element.dispatchEvent(event);
}

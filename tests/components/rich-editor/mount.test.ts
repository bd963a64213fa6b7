// @vitest-environment jsdom
// Alone: the editor watches the selection of the whole document.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RichEditor } from '@/components/rich-editor/mount-rich-editor';
import { calls, mountOnPage } from './support/mount';

const TEXT = '<h2>Levering</h2><p>Binnen <strong>één</strong> dag.</p>';

let editor: RichEditor;
let element: HTMLElement;

beforeEach(() => {
  ({ editor, element } = mountOnPage(TEXT));
});

afterEach(() => {
  editor.destroy();
  cleanup();
  vi.clearAllMocks();
});

const shown = () => screen.getByRole('textbox', { name: 'Tekst · Levering' });

it('the element of the page becomes the editor, with its text and a toolbar', async () => {
  expect(shown()).toBe(element);
  expect(element.textContent).toBe('LeveringBinnen één dag.');
  expect(editor.html()).toBe(TEXT);
  expect(await screen.findByRole('toolbar', { name: 'Opmaak' })).toBeDefined();
});

it('the element gets its attributes and its text back', async () => {
  editor.setHtml('<p>Anders</p>');
  editor.destroy();
  expect(element.outerHTML).toBe('<div class="prose" data-edit="page:12:content"><p>Anders</p></div>');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

it('a change is reported once, and a text that is set is not', async () => {
  editor.setHtml('<p>Anders</p>');
  const user = userEvent.setup();
  editor.focus();
  await user.click(await screen.findByRole('button', { name: 'Kop' }));
  await waitFor(() => expect(calls.onChange).toHaveBeenCalledTimes(1));
  expect(calls.onChange).toHaveBeenCalledWith('<h2>Anders</h2>');
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(calls.onChange).toHaveBeenLastCalledWith('<p>Anders</p>'));
});

it('Ctrl+S saves and Escape leaves, after the last change is reported', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Kleine kop' }));
  editor.focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(calls.onSave).toHaveBeenCalledTimes(1);
  expect(calls.onChange).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(calls.onLeave).toHaveBeenCalledTimes(1);
});

it('a text that tries to run something is shown without it', () => {
  editor.setHtml(
    '<p onclick="alert(1)">a<img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a></p>',
  );
  expect(editor.html()).toBe('<p>ab</p>');
  expect(element.querySelector('[onclick], img, a')).toBeNull();
});

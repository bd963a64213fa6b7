// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { RichEditor } from '@/components/rich-editor/mount-rich-editor';
import { mountOnPage } from './support/mount';

let editor: RichEditor;
afterEach(() => {
  editor.destroy();
  cleanup();
});

it('marks the placeholders of a text, and keeps them', () => {
  const text = '<p>{winkelnaam} is {geheim}: <a href="tel:{telefoon}">{telefoon}</a></p>';
  const mounted = mountOnPage(text);
  editor = mounted.editor;
  const marked = [...mounted.element.querySelectorAll('.rich-fact')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['{winkelnaam}', '{geheim}', '{telefoon}']);
  expect(mounted.element.querySelector('.rich-fact-unknown')?.textContent).toBe('{geheim}');
  expect(editor.html()).toBe(text);
});

it('says what each fact is now, before it is chosen', async () => {
  ({ editor } = mountOnPage('<p></p>', { telefoon: '085 130 24 24' }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Gegeven invoegen' }));
  expect(await screen.findByRole('button', { name: /^Telefoonnummer\s*085 130 24 24$/ })).toBeDefined();
});

it('puts a fact at the cursor, by its Dutch name; a telephone number as a link', async () => {
  ({ editor } = mountOnPage('<p></p>'));
  const user = userEvent.setup();
  for (const name of ['Naam van de winkel', 'Telefoonnummer']) {
    await user.click(await screen.findByRole('button', { name: 'Gegeven invoegen' }));
    await user.click(await screen.findByRole('button', { name }));
  }
  expect(editor.html()).toBe('<p>{winkelnaam}<a href="tel:{telefoon}">{telefoon}</a></p>');
});

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { RichEditor } from '@/components/rich-editor/mount-rich-editor';
import { parseHtml } from '@/components/rich-editor/parse-html';
import { toHtml } from '@/components/rich-editor/to-html';
import { calls, mountOnPage, paste } from './support/mount';

let editor: RichEditor;
let element: HTMLElement;
afterEach(() => {
  editor?.destroy();
  cleanup();
});

function open(html: string) {
  ({ editor, element } = mountOnPage(html));
  editor.focus();
  return userEvent.setup();
}
/** Types at the cursor, as a paste of plain text. */
const type = (text: string) => paste(element, { text });
/** Puts the cursor before the first text that begins so. */
function cursorAt(text: string, offset = 0) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.startsWith(text)) document.getSelection()?.collapse(node, offset);
  }
  document.dispatchEvent(new Event('selectionchange'));
}

describe('writing a question', () => {
  it('the button makes one with room for its answer; Enter goes from one to the other', async () => {
    const user = open('<p>Lees dit.</p>');
    await user.click(await screen.findByRole('button', { name: 'Vraag en antwoord invoegen' }));
    type('Wat kost de verzending?');
    await user.keyboard('{Enter}');
    type('Niets.');
    expect(editor.html()).toBe(
      '<p>Lees dit.</p><details><summary>Wat kost de verzending?</summary><p>Niets.</p></details>',
    );
  });

  it('Enter in an empty last paragraph leaves the answer', async () => {
    const user = open('<details><summary>Een</summary><p>Ja.</p></details>');
    cursorAt('Ja.', 3);
    await user.keyboard('{Enter}{Enter}');
    type('Daarna');
    expect(editor.html()).toBe('<details><summary>Een</summary><p>Ja.</p></details><p>Daarna</p>');
  });

  it('Enter in the middle of a question takes the rest into the answer', async () => {
    const user = open('<details><summary>Een twee</summary><p>Ja.</p></details>');
    cursorAt('Een twee', 4);
    await user.keyboard('{Enter}');
    expect(editor.html()).toBe('<details><summary>Een</summary><p>twee</p><p>Ja.</p></details>');
  });

  it('Backspace at its start makes it text again', async () => {
    const user = open('<details><summary>Een</summary><p>Ja.</p><ul><li>a</li></ul></details>');
    cursorAt('Een');
    await user.keyboard('{Backspace}');
    expect(editor.html()).toBe('<p>Een</p><p>Ja.</p><ul><li>a</li></ul>');
  });

  it('Backspace at the start of its only answer changes nothing', async () => {
    const user = open('<details><summary>Een</summary><p>Ja.</p></details>');
    cursorAt('Ja.');
    await user.keyboard('{Backspace}');
    type('!');
    expect(editor.html()).toBe('<details><summary>Een!</summary><p>Ja.</p></details>');
  });

  it('a table goes into the answer with the cursor, and a second question behind the first', async () => {
    const user = open('<details><summary>Een</summary><p>Ja.</p></details><p>Slot</p>');
    cursorAt('Ja.', 3);
    await user.click(await screen.findByRole('button', { name: 'Vraag en antwoord invoegen' }));
    type('Twee');
    cursorAt('Ja.', 3);
    await user.click(await screen.findByRole('button', { name: 'Tabel invoegen' }));
    const names = [...element.querySelectorAll('.rich-question, table')].map(
      ({ nodeName, parentElement }) => `${parentElement === element} ${nodeName}`,
    );
    expect(names).toEqual(['true DIV', 'false TABLE', 'true DIV']);
  });

  it('is open while it is written, and Escape leaves the editor', async () => {
    const user = open('<details><summary>Een</summary><p>Ja.</p></details>');
    expect(element.querySelector('details, summary')).toBeNull();
    cursorAt('Ja.');
    await user.keyboard('{Escape}');
    expect(calls.onLeave).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [
    'a question with a table',
    '<details><summary>Een</summary><table><tbody><tr><td>a</td></tr></tbody></table></details>',
  ],
  ['a question without an answer', '<details><summary>Een</summary></details>'],
])('keeps %s as it is', (_, html) => {
  expect(toHtml(parseHtml(html))).toBe(html);
});

it.each([
  [
    'an open one',
    '<details open name="a"><summary>Een</summary><p>Ja</p></details>',
    '<details><summary>Een</summary><p>Ja</p></details>',
  ],
  ['one without a question', '<details><summary> </summary><p>Ja</p></details>', '<p>Ja</p>'],
  ['one without a summary', '<details><p>Ja</p></details>', '<p>Ja</p>'],
  [
    'headings and loose text in it',
    '<details>Los <b>woord</b><summary><h3>Een</h3>?</summary><h2>Ja</h2></details>',
    '<details><summary>Een ?</summary><p>Los <strong>woord</strong></p><p>Ja</p></details>',
  ],
  [
    'one in another',
    '<details><summary>Een</summary><p>a</p><details><summary>Twee</summary><p>b</p></details></details><p>c</p>',
    '<details><summary>Een</summary><p>a</p></details><details><summary>Twee</summary><p>b</p></details><p>c</p>',
  ],
  [
    'one in a list',
    '<ul><li>a<details><summary>Een</summary><p>b</p></details></li></ul>',
    '<ul><li>a<br />Een<br />b</li></ul>',
  ],
  [
    'a link in a question',
    '<details><summary><a href="/nl">Een</a></summary><p>b</p></details>',
    '<details><summary>Een</summary><p>b</p></details>',
  ],
])('makes of %s what a text may have', (_, html, kept) => {
  expect(toHtml(parseHtml(html))).toBe(kept);
});

it('questions of another website are questions after a paste', () => {
  open('');
  paste(element, {
    html: '<meta charset="utf-8"><div class="faq"><details class="x" open><summary style="color:red"><span>Hoe laat?</span></summary><div><p>Om <b>9</b> uur.</p><h4>Let op</h4></div></details></div>',
  });
  expect(editor.html()).toBe(
    '<details><summary>Hoe laat?</summary><p>Om <strong>9</strong> uur.</p><p>Let op</p></details>',
  );
});

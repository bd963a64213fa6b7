// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { RichEditor } from '@/components/rich-editor/mount-rich-editor';
import { xssVectors } from '@/e2e/support/xss-vectors';
import { googleDocs } from './clipboard/google-docs';
import { libreOffice } from './clipboard/libre-office';
import { outlook } from './clipboard/outlook';
import { pdfAndText } from './clipboard/pdf-and-text';
import { sheets } from './clipboard/sheets';
import { webPages } from './clipboard/web-pages';
import { wordDesktop } from './clipboard/word-desktop';
import { wordWeb } from './clipboard/word-web';
import { mountOnPage, paste } from './support/mount';

const programs = {
  'Word on a desktop': wordDesktop,
  'Word on the web': wordWeb,
  'Google Docs': googleDocs,
  LibreOffice: libreOffice,
  Outlook: outlook,
  'a sheet': sheets,
  'a PDF or plain text': pdfAndText,
  'a website': webPages,
};

let editor: RichEditor;
afterEach(() => editor.destroy());

function open(html = '') {
  const mounted = mountOnPage(html);
  editor = mounted.editor;
  return mounted.element;
}

describe.each(Object.entries(programs))('pasted from %s', (_, samples) => {
  it.each(samples)('$name', ({ expected, ...data }) => {
    paste(open(), data);
    expect(editor.html()).toBe(expected);
  });
});

it('empty paragraphs of the other program do not arrive', () => {
  const element = open();
  paste(element, { html: '<p>a</p><p>&nbsp;</p><p><br></p><div><span> </span></div><p>b</p>' });
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['a', 'b']);
});

it('there are at least 30 samples', () => {
  expect(Object.values(programs).flat().length).toBeGreaterThanOrEqual(30);
});

it('one message tells that formatting is gone, and takes the paste back', async () => {
  const element = open('<p>Voor</p>');
  editor.focus();
  paste(element, { html: '<p style="color:red">a</p><p class="x">b</p>' });
  expect(await screen.findByText('Opmaak opgeschoond.')).toBeDefined();
  const [message] = document.querySelectorAll('.rich-notice');
  await userEvent.click((message as HTMLElement).querySelector('button') as HTMLElement);
  expect(editor.html()).toBe('<p>Voor</p>');
  await waitFor(() => expect(screen.queryByText('Opmaak opgeschoond.')).toBeNull());
});

it('a message tells that images are left out', async () => {
  paste(open(), { html: '<p>a</p><img src="https://elders.example/a.png">' });
  expect(await screen.findByText(/Afbeeldingen zijn niet overgenomen/)).toBeDefined();
});

it('plain words bring no message', async () => {
  paste(open('<p>Voor</p>'), { html: '<span style="color: rgb(1, 2, 3)">woord</span>' });
  await screen.findByRole('toolbar');
  expect(document.querySelector('.rich-notice')).toBeNull();
});

it('nothing of 100 attacks arrives by a paste, marked as the editor’s own or not', () => {
  expect(xssVectors.length).toBeGreaterThanOrEqual(100);
  const element = open();
  for (const html of xssVectors) {
    for (const marked of [html, `<p data-pm-slice="1 1 []">a</p>${html}`]) {
      editor.setHtml('');
      paste(element, { html: marked });
      const left = new DOMParser().parseFromString(editor.html(), 'text/html').body;
      for (const found of left.querySelectorAll('*')) {
        expect(found.getAttributeNames().filter((name) => name !== 'href')).toEqual([]);
        expect(found.getAttribute('href') ?? '/').toMatch(/^(?:\/(?!\/)|https:|mailto:|tel:|#)/);
      }
      expect(element.querySelector('script,style,iframe,svg,img[src*="//"]')).toBeNull();
    }
  }
});

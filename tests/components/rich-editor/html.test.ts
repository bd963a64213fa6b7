// @vitest-environment jsdom
import { richTextRules } from '@toonbank/contract';
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, it } from 'vitest';
import { parseHtml } from '@/components/rich-editor/parse-html';
import { toHtml } from '@/components/rich-editor/to-html';
import { anyDocument, tidyDocument } from './support/documents';

it('sanitising leaves byte for byte whatever the editor can make', () => {
  fc.assert(
    fc.property(anyDocument, (doc) => {
      const html = toHtml(doc);
      expect(sanitizeHtml(html, richTextRules)).toBe(html);
    }),
    { numRuns: 500 },
  );
});

it('a text that is opened again is the same document', () => {
  fc.assert(
    fc.property(tidyDocument, (doc) => {
      expect(parseHtml(toHtml(doc)).toJSON()).toEqual(doc.toJSON());
    }),
    { numRuns: 300 },
  );
});

it('opening and saving a text a second time changes nothing more', () => {
  fc.assert(
    fc.property(anyDocument, (doc) => {
      const html = toHtml(doc);
      expect(toHtml(parseHtml(html))).toBe(html);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['a text of the shop', '<h2>Levering</h2><p>Binnen <strong>één</strong> dag &amp; gratis.</p>'],
  ['a list in a list', '<ul><li>een<ol><li>twee</li></ol></li></ul>'],
  [
    'a table with a head',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th>b</th></tr><tr><td>c</td></tr></tbody></table>',
  ],
  ['a table with row headings', '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>'],
  [
    'an image with, and one without a text',
    '<img src="/media/demo/images/a.webp" alt="Een doos" /><img src="/media/demo/images/b.webp" />',
  ],
  ['a line break in bold', '<p><strong>Straat 1<br />1000 AA</strong> Amsterdam</p>'],
  ['nothing', ''],
])('keeps %s as it is', (_, html) => {
  expect(toHtml(parseHtml(html))).toBe(html);
});

it.each([
  ['an empty paragraph', '<p>a</p><p> </p><h2><br></h2>', '<p>a</p>'],
  ['spaces that are not shown', '<p> a  <strong> b </strong> </p>', '<p>a <strong>b</strong></p>'],
  ['elements that it does not know', '<div><h4>a</h4><section>b</section></div>', '<p>a</p><p>b</p>'],
  ['an image of elsewhere', '<p>a</p><img src="https://kwaad.example/a.png">', '<p>a</p>'],
  ['paragraphs in a list item', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br />b</li></ul>'],
  [
    'a table in a cell',
    '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td>a<br />b</td></tr></tbody></table>',
  ],
  ['an address that runs', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
])('leaves out %s', (_, html, kept) => {
  expect(toHtml(parseHtml(html))).toBe(kept);
});

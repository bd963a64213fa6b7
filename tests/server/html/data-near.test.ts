import { describe, expect, it } from 'vitest';
import { dataNear } from '../../../server/html/data-near.ts';

const FIRST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const script = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
const FOOTER = '2c:["$","$L34",null,{"shop":{"name":"Huispapier"}}]\n';
const DATA = `1:"$Sreact.fragment"\n34:I[984562,["$20"],"Footer"]\n9:["$","p",null,{}]\n${FOOTER}3:["$","$L35",null,{}]\n`;

const page = ({ main = '<table class="family-table"></table>', data = DATA, starter = true } = {}) =>
  [
    `<!DOCTYPE html><html lang="nl"><body>${starter ? '<script src="/theme/early.0a1b.js"></script>' : ''}`,
    `<header></header><main id="inhoud">${main}</main><footer>Voet</footer>${FIRST}${script(data)}</body></html>`,
  ].join('');

/** The data that the page's scripts pass on, in their order. */
function dataOf(html: string): string[] {
  const got: string[] = [];
  const self: { __next_f?: [number, string?][] } = {};
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', code)(self);
  for (const [, text] of self.__next_f ?? []) if (text !== undefined) got.push(text);
  return got;
}

describe('the data of the page of a large family', () => {
  it('stands before its content, and what the footer shows behind the footer', () => {
    const html = dataNear(page());
    expect(dataOf(html)).toEqual([DATA.replace(FOOTER, ''), FOOTER]);
    const places = ['<header>', FIRST, '1:', '<main id=', '<footer>', '2c:', '</body>'].map((part) =>
      html.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(html.replace(/<script>.*?<\/script>/gs, '')).toBe(page().replace(/<script>.*?<\/script>/gs, ''));
  });

  it('stays whole without a footer, and when a text says the same', () => {
    expect(dataOf(dataNear(page({ data: '1:{}\n' })))).toEqual(['1:{}\n']);
    const text = `34:I[984562,["$20"],"Footer"]\n9:T${Buffer.byteLength(`a\n${FOOTER}`).toString(16)},a\n${FOOTER}8:null\n`;
    expect(dataOf(dataNear(page({ data: text }))).join('')).toBe(text);
  });

  it.each([
    ['without such a table', page({ main: '<h1>Zeep</h1>' })],
    ['whose scripts do not wait for the whole page', page({ starter: false })],
    ['that has it there already', dataNear(page())],
  ])('is not moved on a page %s', (_, html) => {
    expect(dataNear(html)).toBe(html);
  });
});

import { describe, expect, it } from 'vitest';
import { leanData } from '../../../server/html/lean-data.ts';
import { singleQuotes } from '../../../server/html/single-quotes.ts';

/** A page with this flight data as Next writes it, one byte per character. */
function pageWith(data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
  return Buffer.from(`<p>"a"</p><script>self.__next_f.push([1,${text}])</script><b>'</b>`).toString('latin1');
}

/** The data that the page's scripts pass on. */
function dataOf(page: string): string {
  const got: string[] = [];
  for (const [, script = ''] of Buffer.from(page, 'latin1')
    .toString()
    .matchAll(/<script>(.*?)<\/script>/gs))
    new Function('self', script)({ __next_f: { push: ([, text]: [number, string]) => got.push(text) } });
  return got.join('');
}

const textRow = (text: string) => `9:T${Buffer.byteLength(text).toString(16)},${text}`;
const HINT = ':HL["/a.css","style"]\n';

describe('data of a document', () => {
  it('has no hints to load files, and no properties without a value', () => {
    const page = pageWith(
      `1:["$","a",null,{"id":"x","aria-current":"$undefined","b":2}]\n${HINT}${HINT}2:["$undefined"]\n`,
    );
    expect(dataOf(leanData(page))).toBe('1:["$","a",null,{"id":"x","b":2}]\n2:["$undefined"]\n');
  });

  it('has no tags for X besides its kind of card', () => {
    const tag = (at: number, name: string) =>
      JSON.stringify(['$', 'meta', `${at}`, { name: `twitter:${name}`, content: 'A "b" & \\ }]' }]);
    const page = pageWith(
      `18:[["$","title","0",{}],${['card', 'title', 'description', 'image'].map((name, at) => tag(at, name))}]\n`,
    );
    const head = '<meta name="twitter:card" content="a"/><meta name="twitter:title" content="b"/>';
    const html = leanData(head + page);
    expect(html).toContain('<p>"a"</p>');
    expect(html.match(/<meta[^>]*>/g)).toEqual(['<meta name="twitter:card" content="a"/>']);
    expect(dataOf(html)).toBe(`18:[["$","title","0",{}],${tag(0, 'card')}]\n`);
  });

  it.each([
    ['a text that says the same', textRow(`één & twee\n${HINT},"a":"$undefined"`)],
    ['a string that says the same', `1:${JSON.stringify([`é,"a":"$undefined"`, HINT])}\n`],
    ['a text that goes on elsewhere', `9:Tffff,\n${HINT}`],
  ])('keeps %s', (_, data) => {
    const page = pageWith(`0:1\n${data}2:["$","p",null,{}]\n`);
    expect(leanData(page)).toBe(page);
  });

  it('loses nothing between single quotes', () => {
    const data = `1:${JSON.stringify(['it’s', "it's", '\\', "\\'", '"', '€ & <b> </script>', '\n', '\u2028'])}\n`;
    const page = singleQuotes(pageWith(data));
    expect(dataOf(page)).toBe(data);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page.startsWith('<p>"a"</p>') && page.endsWith("<b>'</b>")).toBe(true);
  });
});

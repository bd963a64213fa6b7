import { describe, expect, it } from 'vitest';
import { jsonLdOnce } from '../../../server/html/json-ld-once.ts';

/** A page with these rows of flight data, one byte per character. */
function pageWith(...rows: string[]): string {
  const data = JSON.stringify(rows.join('')).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
  return Buffer.from(`<script>self.__next_f.push([1,${data}])</script>`).toString('latin1');
}
/** As React writes a long text: its length in bytes, then the text. */
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const thing = (name: string) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ name }] });

describe('structured data in the data of a page', () => {
  it.each(['Zak', 'Café "De Brug" <b>', 'prijs € 5 & meer \\ minder', 'één\nregel'])(
    'goes, and the rows beside it stay: %s',
    (name) => {
      const before = '38:["$","p",null,{}]\n';
      const after = '3a:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"$39"}}]\n';
      expect(jsonLdOnce(pageWith(before, textRow('39', thing(name)), after))).toBe(
        pageWith(before, '39:T2,{}', after),
      );
    },
  );

  it('goes from each row that has some', () => {
    const rows = [textRow('a', thing('een')), textRow('b', thing('twee'))];
    expect(jsonLdOnce(pageWith(...rows))).toBe(pageWith('a:T2,{}', 'b:T2,{}'));
  });

  it.each(['Zak', 'Café "De Brug" <b>', 'minder \\ meer'])(
    'goes where it stands in its element: %s',
    (name) => {
      const element = (text: string) =>
        `38:${JSON.stringify(['$', 'script', null, { dangerouslySetInnerHTML: { __html: text } }])}\n39:["$","p"]`;
      expect(jsonLdOnce(pageWith(element(thing(name))))).toBe(pageWith(element('{}')));
    },
  );

  it('stays where its text goes on in another script', () => {
    const page = pageWith(textRow('a', thing('een')).slice(0, -4));
    expect(jsonLdOnce(page)).toBe(page);
  });

  it('leaves any other text', () => {
    const page = pageWith(textRow('a', 'Een lange tekst over https://schema.org'));
    expect(jsonLdOnce(page)).toBe(page);
  });
});

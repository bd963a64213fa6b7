import { describe, expect, it } from 'vitest';
import { dataOnce } from '../../../server/html/data-once.ts';

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
      expect(dataOnce(pageWith(before, textRow('39', thing(name)), after))).toBe(
        pageWith(before, '39:T2,{}', after),
      );
    },
  );

  it('goes from each row that has some', () => {
    const rows = [textRow('a', thing('een')), textRow('b', thing('twee'))];
    expect(dataOnce(pageWith(...rows))).toBe(pageWith('a:T2,{}', 'b:T2,{}'));
  });

  it.each(['Zak', 'Café "De Brug" <b>', 'minder \\ meer'])(
    'goes where it stands in its element: %s',
    (name) => {
      const element = (text: string) =>
        `38:${JSON.stringify(['$', 'script', null, { dangerouslySetInnerHTML: { __html: text } }])}\n39:["$","p"]`;
      expect(dataOnce(pageWith(element(thing(name))))).toBe(pageWith(element('{}')));
    },
  );

  it('stays where its text goes on in another script', () => {
    const page = pageWith(textRow('a', thing('een')).slice(0, -4));
    expect(dataOnce(page)).toBe(page);
  });

  it('leaves any other text', () => {
    const page = pageWith(textRow('a', 'Een lange tekst over https://schema.org'));
    expect(dataOnce(page)).toBe(page);
  });

  const rows = (value: string) => JSON.stringify({ familyRows: [{ id: 1, value }] });

  it.each(['S', '2 l "navul" & meer', 'één \\ twee'])('loses the rows of a family: %s', (value) => {
    const props = (text: string) =>
      `40:${JSON.stringify(['$', '$L43', null, { current: 1, text, view: 'both' }])}\n`;
    expect(dataOnce(pageWith(props(rows(value)), '41:null\n'))).toBe(pageWith(props('{}'), '41:null\n'));
    expect(dataOnce(pageWith(textRow('a', rows(value)), '41:null\n'))).toBe(pageWith('a:T2,{}', '41:null\n'));
  });
});

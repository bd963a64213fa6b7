import type { CorpusFile } from './corpus-file.ts';
import { book, bookParts, c, row } from './workbook.ts';
import { zip } from './zip.ts';

const HEADINGS = row(1, 'Artikelnr', 'Prijs');
const two = { headings: ['Artikelnr', 'Prijs'] };

export const workbooks: CorpusFile[] = [
  [
    'a workbook',
    () => book(HEADINGS + row(2, 'TB-1', 1.25)),
    {
      ...two,
      rows: [['TB-1', 1.25]],
      lines: [2],
      sheets: ['Blad1'],
      sheet: 'Blad1',
    },
  ],
  [
    'shared texts, with formatting within',
    () => {
      const parts = bookParts([
        {
          name: 'Blad1',
          rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>${row(2, 'TB-1', 2)}`,
        },
      ]);
      return zip({
        ...parts,
        'xl/sharedStrings.xml':
          '<sst><si><t>Artikelnr</t></si><si><r><t>Pri</t></r><r><rPr><b/></rPr><t xml:space="preserve">js</t></r></si></sst>',
      });
    },
    { ...two, rows: [['TB-1', 2]] },
  ],
  [
    'elements with a prefix',
    () => book(HEADINGS + row(2, 'TB-1', 1.25), { prefix: 'x:' }),
    { ...two, rows: [['TB-1', 1.25]] },
  ],
  [
    'shared texts with a prefix',
    () =>
      book(`<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>${row(2, 'TB-1', 3)}`, {
        prefix: 'x:',
        strings: ['Artikelnr', 'Prijs'],
      }),
    { ...two, rows: [['TB-1', 3]] },
  ],
  [
    'rows and cells without their references',
    () =>
      book(
        '<row><c t="inlineStr"><is><t>Artikelnr</t></is></c><c t="inlineStr"><is><t>Prijs</t></is></c></row><row><c><v>12</v></c><c><v>3</v></c></row>',
      ),
    {
      ...two,
      rows: [[12, 3]],
      lines: [2],
    },
  ],
  [
    'gaps between cells and rows',
    () => book(`${HEADINGS}<row r="2"/><row r="5">${c('B5', 3)}</row>`),
    {
      rows: [['', 3]],
      lines: [5],
    },
  ],
  [
    'thousands of formatted rows without a value',
    () =>
      book(
        HEADINGS +
          row(2, 'TB-1', 2) +
          Array.from({ length: 5_000 }, (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" s="1"/></row>`).join(
            '',
          ),
      ),
    {
      count: 1,
    },
  ],
  [
    'a logo and notes above the headings',
    () =>
      book(
        `<row r="1" ht="80"/>${row(3, 'Prijslijst 2026')}${row(4, 'Van Dam BV', 'Utrecht')}${row(6, 'Artikelnr', 'EAN', 'Prijs')}${[7, 8, 9].map((line) => row(line, `TB-${line}`, 8712345000004, line)).join('')}`,
      ),
    {
      headingLine: 6,
      headings: ['Artikelnr', 'EAN', 'Prijs'],
      lines: [7, 8, 9],
    },
  ],
  [
    'a cover sheet, a hidden sheet, and then the list',
    () =>
      book([
        { name: 'Voorblad', rows: row(1, 'Prijslijst 2026 van Van Dam') },
        { name: 'Oud', rows: HEADINGS + row(2, 'OUD', 1), hidden: true },
        { name: 'Prijzen', rows: HEADINGS + row(2, 'TB-1', 2) + row(3, 'TB-2', 3) },
      ]),
    { sheets: ['Voorblad', 'Prijzen'], sheet: 'Prijzen', count: 2 },
  ],
  [
    'entities and signs in texts',
    () => book(HEADINGS + row(2, 'A &amp; B &#38; &lt;C&gt;', 2)),
    { rows: [['A & B & <C>', 2]] },
  ],
  [
    'a formula with its result',
    () => book(`${HEADINGS}<row r="2">${c('A2', 'TB-1')}<c r="B2"><f>A1*2</f><v>2.5</v></c></row>`),
    { rows: [['TB-1', 2.5]] },
  ],
  [
    'a formula with a text as its result',
    () =>
      book(
        `${HEADINGS}<row r="2"><c r="A2" t="str"><f>CONCAT("TB","1")</f><v>TB1</v></c>${c('B2', 1)}</row>`,
      ),
    { rows: [['TB1', 1]] },
  ],
  [
    'a formula without a result',
    () => book(`${HEADINGS}<row r="2">${c('A2', 'TB-1')}<c r="B2"><f>C2*2</f></c></row>`),
    {
      rows: [['TB-1', '=C2*2']],
      read: { column: 1, format: 'decimal_comma', values: ['!formula_error'] },
    },
  ],
  [
    'a formula that failed',
    () => book(`${HEADINGS}<row r="2">${c('A2', 'TB-1')}<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`),
    {
      read: { column: 1, format: 'decimal_comma', values: ['!formula_error'] },
    },
  ],
  [
    'days',
    () => book(row(1, 'Artikelnr', 'Vanaf') + row(2, 'TB-1', [46353, 1]) + row(3, 'TB-2', [46353.75, 1])),
    {
      rows: [
        ['TB-1', '2026-11-27'],
        ['TB-2', '2026-11-27'],
      ],
    },
  ],
  [
    'days that count from 1904',
    () => book(row(1, 'Artikelnr', 'Vanaf') + row(2, 'TB-1', [44891, 1]), { from1904: true }),
    {
      rows: [['TB-1', '2026-11-27']],
    },
  ],
  [
    'a day that is stored as text',
    () =>
      book(
        `${row(1, 'Artikelnr', 'Vanaf')}<row r="2">${c('A2', 'TB-1')}<c r="B2" t="d"><v>2026-11-27T00:00:00</v></c></row>`,
      ),
    {
      rows: [['TB-1', '2026-11-27']],
    },
  ],
  [
    'percentages',
    () => book(row(1, 'Artikelnr', 'Btw') + row(2, 'TB-1', [0.21, 2]) + row(3, 'TB-2', [0.09, 2])),
    {
      rows: [
        ['TB-1', 21],
        ['TB-2', 9],
      ],
    },
  ],
  [
    'EANs as numbers',
    () =>
      book(
        row(1, 'EAN', 'Prijs') +
          row(2, 8712345000004, 1) +
          '<row r="3"><c r="A3"><v>8.712345000004E12</v></c></row>',
      ),
    {
      read: { column: 0, format: 'ean', values: ['8712345000004', '8712345000004'] },
    },
  ],
  [
    'EANs as numbers whose format shows the zeros',
    () => book(row(1, 'EAN', 'Prijs') + row(2, [12345678905, 3], 1)),
    {
      rows: [['0012345678905', 1]],
    },
  ],
  [
    'the noise of binary fractions',
    () => book(HEADINGS + row(2, 'TB-1', 0.1 + 0.2) + row(3, 'TB-2', 1.1 * 3)),
    {
      read: { column: 1, format: 'decimal_comma', values: ['0.3', '3.3'] },
    },
  ],
  [
    'truth values',
    () =>
      book(
        `${row(1, 'Artikelnr', 'Actief')}<row r="2">${c('A2', 'a')}<c r="B2" t="b"><v>1</v></c></row><row r="3">${c('A3', 'b')}<c r="B3" t="b"><v>0</v></c></row>`,
      ),
    {
      read: { column: 1, format: 'yes_no', values: ['true', 'false'] },
    },
  ],
  [
    'a cell in the last column of Excel',
    () => book(`${HEADINGS}<row r="2">${c('A2', 'TB-1')}${c('XFD2', 9)}</row>`),
    {
      rows: [['TB-1']],
    },
  ],
  [
    'macros, which nothing reads',
    () =>
      book(HEADINGS + row(2, 'TB-1', 2), {
        parts: { 'xl/vbaProject.bin': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]) },
      }),
    {
      rows: [['TB-1', 2]],
    },
  ],
  [
    'parts that are not packed',
    () => zip(bookParts([{ name: 'Blad1', rows: HEADINGS + row(2, 'TB-1', 2) }]), { method: 0 }),
    {
      rows: [['TB-1', 2]],
    },
  ],
  [
    'a targets path from the root',
    () => {
      const parts = bookParts([{ name: 'Blad1', rows: HEADINGS + row(2, 'TB-1', 2) }]);
      const relations = String(parts['xl/_rels/workbook.xml.rels']).replace('worksheets/', '/xl/worksheets/');
      return zip({ ...parts, 'xl/_rels/workbook.xml.rels': relations });
    },
    { rows: [['TB-1', 2]] },
  ],
];

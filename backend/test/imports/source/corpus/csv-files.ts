import type { CorpusFile } from './corpus-file.ts';

const lines =
  (...texts: string[]) =>
  () =>
    `${texts.join('\r\n')}\r\n`;
const two = { headings: ['Artikelnr', 'Prijs'], rows: [['TB-1', '1,25']] };

export const csvFiles: CorpusFile[] = [
  ['semicolons', lines('Artikelnr;Prijs', 'TB-1;1,25'), two],
  ['tabs', lines('Artikelnr\tPrijs', 'TB-1\t1,25'), two],
  ['bars', lines('Artikelnr|Prijs', 'TB-1|1,25'), two],
  ['commas, with decimal commas in quotes', lines('Artikelnr,Prijs', 'TB-1,"1,25"'), two],
  ['commas and decimal points', lines('Artikelnr,Prijs', 'TB-1,1.25'), { ...two, rows: [['TB-1', '1.25']] }],
  [
    'semicolons, where every line has as many commas',
    lines('Artikelnr;Prijs', 'TB-1;1,25', 'TB-2;2,50'),
    {
      headings: two.headings,
      count: 2,
    },
  ],
  [
    'a first line that names the separator',
    lines('sep=,', 'Artikelnr,Prijs', 'TB-1,"1,25"'),
    {
      ...two,
      headingLine: 2,
      lines: [3],
    },
  ],
  ['line ends of old Macs', () => 'Artikelnr;Prijs\rTB-1;1,25\r', two],
  ['line ends of Unix, the last one missing', () => 'Artikelnr;Prijs\nTB-1;1,25', two],
  ['no lines below the headings', lines('Artikelnr;Prijs'), { headings: two.headings, rows: [] }],
  [
    'a line break within a cell: the row keeps the line that it starts in',
    lines('Artikelnr;Naam;Prijs', 'TB-1;"Doek', 'geel";1,25', 'TB-2;Mop;3,00'),
    {
      rows: [
        ['TB-1', 'Doek\r\ngeel', '1,25'],
        ['TB-2', 'Mop', '3,00'],
      ],
      lines: [2, 4],
    },
  ],
  [
    'doubled quotes',
    lines('Artikelnr;Naam', 'TB-1;"Slang 1/2"" zwart"'),
    { rows: [['TB-1', 'Slang 1/2" zwart']] },
  ],
  [
    'a quote that is only a sign',
    lines('Artikelnr;Naam', 'TB-1;Slang 1/2" zwart', 'TB-2;Mop'),
    {
      rows: [
        ['TB-1', 'Slang 1/2" zwart'],
        ['TB-2', 'Mop'],
      ],
    },
  ],
  ['zeros that are kept by ="…"', lines('Artikelnr;Prijs', '="0012";1,25'), { rows: [['0012', '1,25']] }],
  [
    'blank lines and lines of separators only',
    lines('Artikelnr;Prijs', '', 'TB-1;1,25', ';;', 'TB-2;2,50'),
    {
      rows: [
        ['TB-1', '1,25'],
        ['TB-2', '2,50'],
      ],
      lines: [3, 5],
    },
  ],
  ['blanks around headings and values', lines(' Artikelnr ; Prijs ', ' TB-1 ; 1,25 '), two],
  [
    'notes and an address above the headings',
    lines(
      'Van Dam Groothandel BV',
      'Prijslijst geldig vanaf 1-1-2026',
      '',
      'Artikelnr;Omschrijving;Eenheid;Prijs',
      'TB-1;Doek;doos;1,25',
      'TB-2;Mop;stuk;2,50',
      'TB-3;Emmer;stuk;4,50',
    ),
    {
      headingLine: 4,
      headings: ['Artikelnr', 'Omschrijving', 'Eenheid', 'Prijs'],
      count: 3,
      lines: [5, 6, 7],
    },
  ],
  [
    'notes of two cells above the headings',
    lines(
      'Leverancier;Van Dam',
      'Datum;1-1-2026',
      'Artikelnr;Omschrijving;Eenheid;Prijs',
      'TB-1;Doek;doos;1,25',
      'TB-2;Mop;stuk;2,50',
      'TB-3;Emmer;stuk;4,50',
    ),
    { headingLine: 3, count: 3 },
  ],
  [
    'no headings: the columns have letters',
    lines('TB-1;1,25', 'TB-2;2,50', 'TB-3;3,50'),
    {
      headingLine: 0,
      headings: ['Kolom A', 'Kolom B'],
      count: 3,
    },
  ],
  [
    'one column of numbers without a heading',
    lines('8712345000004', '8712345000011'),
    {
      headingLine: 0,
      headings: ['Kolom A'],
      count: 2,
    },
  ],
  [
    'a heading over several lines',
    lines('Artikelnr;"Prijs', 'excl. btw"', 'TB-1;1,25'),
    {
      headings: ['Artikelnr', 'Prijs excl. btw'],
      rows: [['TB-1', '1,25']],
    },
  ],
  [
    'a column without a heading',
    lines('Artikelnr;;Prijs', 'TB-1;x;1,25'),
    {
      headings: ['Artikelnr', '', 'Prijs'],
      rows: [['TB-1', 'x', '1,25']],
    },
  ],
  [
    'a separator in a text without quotes: the row is marked',
    lines('Artikelnr;Naam;Prijs', 'TB-1;Doek; geel;1,25', 'TB-2;Mop;2,50'),
    { count: 2, shifted: [2] },
  ],
  [
    'a row with fewer cells',
    lines('Artikelnr;Naam;Prijs', 'TB-1', 'TB-2;Mop;2,50'),
    {
      rows: [['TB-1'], ['TB-2', 'Mop', '2,50']],
      shifted: [],
    },
  ],
  [
    'separators behind every line',
    lines('Artikelnr;Prijs;;', 'TB-1;1,25;;'),
    { headings: two.headings, shifted: [] },
  ],
  [
    'a file that ends in the middle of a row',
    () => 'Artikelnr;Naam;Prijs\nTB-1;Doek;1,25\nTB-2;Mo',
    {
      rows: [
        ['TB-1', 'Doek', '1,25'],
        ['TB-2', 'Mo'],
      ],
    },
  ],
  [
    'EANs that a spreadsheet has rounded',
    lines('EAN;Prijs', '8,71235E+12;1,25', '8712345000004;2,50'),
    {
      read: { column: 0, format: 'ean', values: ['!exponent', '8712345000004'] },
    },
  ],
  [
    'rounded EANs in two columns, below their headings',
    lines(
      'Artikelnummer;EAN',
      'TB-1;8,71235E+12',
      'TB-2;8,71235E+12',
      'TB-3;8712345000004',
      'TB-4;8712350000000',
    ),
    {
      headingLine: 1,
      headings: ['Artikelnummer', 'EAN'],
      read: { column: 1, format: 'ean', values: ['!exponent', '!exponent', '8712345000004', '!exponent'] },
    },
  ],
  [
    'rounded EANs between texts',
    lines('Artikelnummer;EAN;Naam', 'TB-1;8,71235E+12;Mop', 'TB-2;8712345000004;Dweil'),
    { headingLine: 1, headings: ['Artikelnummer', 'EAN', 'Naam'], count: 2 },
  ],
  [
    'texts alone, below headings and a title',
    lines('Onze artikelen', 'Artikelnummer;Naam', 'TB-1;Mop', 'TB-2;8712345', 'TB-3;8712346'),
    { headingLine: 2, headings: ['Artikelnummer', 'Naam'], count: 3 },
  ],
  [
    'EANs that lost their zeros',
    lines('EAN;Prijs', '12345678905;1,25', '123456;2,50', '12345;1,00'),
    {
      read: { column: 0, format: 'ean', values: ['0012345678905', '!not_an_ean', '!not_an_ean'] },
    },
  ],
  [
    'prices with euro signs, thousands and dashes',
    lines('Artikelnr;Prijs', 'a;€ 1.234,50', 'b;12,-', 'c;(3,10)', 'd;,5'),
    {
      read: { column: 1, format: 'decimal_comma', values: ['1234.5', '12', '-3.1', '0.5'] },
    },
  ],
  [
    'prices with a decimal point in a column of decimal commas',
    lines('Artikelnr;Prijs', 'a;12.50', 'b;1.250', 'c;12,50'),
    {
      read: { column: 1, format: 'decimal_comma', values: ['!not_a_number', '1250', '12.5'] },
    },
  ],
  [
    'days as text',
    lines('Artikelnr;Vanaf', 'a;31-1-2026', 'b;1 mrt 2026', 'c;31-2-2026', 'd;2026-01-05'),
    {
      read: {
        column: 1,
        format: 'date_dmy',
        values: ['2026-01-31', '2026-03-01', '!not_a_date', '2026-01-05'],
      },
    },
  ],
  [
    'errors of formulas',
    lines('Artikelnr;Prijs', 'a;#N/B', 'b;#VERW!', 'c;=A1*2'),
    {
      read: {
        column: 1,
        format: 'decimal_comma',
        values: ['!formula_error', '!formula_error', '!formula_error'],
      },
    },
  ],
];

import { describe, expect, it } from 'vitest';
import { parseText } from '@/lib/quick-order/parse-lines';

const lines = (text: string) =>
  parseText(text).lines.map(({ code, quantity, unit }) => [code, quantity, unit]);

describe('columns are chosen by their headings', () => {
  it.each([
    ['Artikelnummer', 'Aantal', 'Eenheid'],
    ['Art.nr.', 'Qty', 'Unit'],
    ['ART. NR', 'Aantal (te bestellen)', 'Verpakking'],
    ['Artikel', 'Stuks', 'Verp.'],
    ['Code', 'Hoeveelheid', 'UOM'],
    ['EAN', 'Quantity', 'Besteleenheid'],
    ['EAN-13', 'Aantal', 'Verpakkingseenheid'],
    ['Barcode', 'Besteld aantal', 'Eenheid'],
    ['GTIN', 'Bestelaantal', 'Eenheid'],
    ['Bestelnummer', 'Aantal', 'VE'],
    ['Article number', 'Order qty', 'Units'],
    ['SKU', 'Amount', 'Packaging'],
  ])('%s, %s, %s', (code, quantity, unit) => {
    const text = [
      ['Omschrijving', unit, 'Locatie', code, 'Inhoud', quantity, 'Prijs'],
      ['Containerzak 240 liter', 'dozen', 'A-1001', 'TB-11307', '10', '3', '12,50'],
      ['Zeep; "zacht"', 'rol', '12', 'TB-10400', '1', '20', '4'],
    ];
    const rows = text.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
    expect(lines(rows.join('\n'))).toEqual([
      ['TB-11307', 3, 'dozen'],
      ['TB-10400', 20, 'rol'],
    ]);
  });

  it('below a title and a date, between the rows of places and totals', () => {
    const text = [
      'Weekbestelling keuken 2026\t\t\t\t',
      'Datum: 26-11-2026\t\t\t\t',
      '\t\t\t\t',
      'Locatie\tArtikelnummer\tOmschrijving\tAantal\tEenheid',
      'Kelder\tTB-11307\tContainerzak\t3\tdoos',
      'Kelder\t\t\t\t',
      'Zolder\tTB-10400\tHanddoek\t1\t',
      '\t\tTotaal\t4\t',
    ].join('\n');
    expect(parseText(text)).toEqual({
      lines: [
        { row: 5, code: 'TB-11307', quantity: 3, unit: 'doos' },
        { row: 7, code: 'TB-10400', quantity: 1 },
      ],
      faults: [],
      left: 0,
    });
  });

  it('takes the EAN where the article number is empty, and the number rather than a name', () => {
    const text =
      'Artikel;Artikelnummer;EAN;Aantal\nZeep;TB-10400;8712345000011;2\nDoek;;8712345000004;1\nDweil;TB-10401;;5';
    expect(lines(text)).toEqual([
      ['TB-10400', 2, undefined],
      ['8712345000004', 1, undefined],
      ['TB-10401', 5, undefined],
    ]);
    expect(lines('Artikel;EAN;Aantal\nZeep 5 liter;8712345000011;2\nDoek;8712345000004;1')).toEqual([
      ['8712345000011', 2, undefined],
      ['8712345000004', 1, undefined],
    ]);
  });

  it('reads the whole sheet: articles without a quantity are not ordered, and are named by row', () => {
    expect(parseText('Artikelnummer;Aantal\nTB-10400;\nTB-10401;0\nTB-10402;3')).toEqual({
      lines: [{ row: 4, code: 'TB-10402', quantity: 3 }],
      faults: [],
      left: 0,
      blank: [2, 3],
    });
    // Where no row has one, every article is meant.
    expect(lines('Artikelnummer;Aantal\nTB-10400;\nTB-10401;')).toEqual([
      ['TB-10400', undefined, undefined],
      ['TB-10401', undefined, undefined],
    ]);
  });

  it('keeps rows with an article number that stand above them', () => {
    expect(lines('TB-10400;2\nArtikelnummer;Omschrijving;Aantal\nTB-10401;Zeep;3')).toEqual([
      ['TB-10400', 2, undefined],
      ['TB-10401', 3, undefined],
    ]);
  });
});

describe('without headings, columns are chosen by their contents', () => {
  it.each([
    [
      'a description between',
      'TB-11307\tContainerzak 240L\t3\tdoos\nTB-10400\tHanddoek\t1\trol',
      [
        ['TB-11307', 3, 'doos'],
        ['TB-10400', 1, 'rol'],
      ],
    ],
    [
      'the number last',
      'Kelder;2;dozen;Zak;TB-11307\nZolder;1;rol;Doek;TB-10400',
      [
        ['TB-11307', 2, 'dozen'],
        ['TB-10400', 1, 'rol'],
      ],
    ],
    ['an empty cell', '8712345000011\t\t2', [['8712345000011', 2, undefined]]],
    ['an empty cell in front', '\tTB-10400\t2', [['TB-10400', 2, undefined]]],
    [
      'one empty cell of several rows',
      '8712345000011\t\t2\n8712345000004\t3\tdoos',
      [
        ['8712345000011', 2, undefined],
        ['8712345000004', 3, 'doos'],
      ],
    ],
    [
      'digits only',
      '11115;4\n10400;12',
      [
        ['11115', 4, undefined],
        ['10400', 12, undefined],
      ],
    ],
    ['the unit in the cell of the quantity', 'TB-10400;2 dozen', [['TB-10400', 2, 'dozen']]],
    ['bars', 'TB-10400 | Zeep | 2', [['TB-10400', 2, undefined]]],
    [
      'commas beside one semicolon',
      'TB-10400,Zeep; zacht,2\nTB-10401,Doek,1',
      [
        ['TB-10400', 2, undefined],
        ['TB-10401', 1, undefined],
      ],
    ],
    ['only blanks', 'TB-11307 Containerzak zwart 3', [['TB-11307', 3, undefined]]],
    ['only blanks, with a unit', 'TB-11307 Containerzak zwart 3 dozen', [['TB-11307', 3, 'dozen']]],
  ])('%s', (_, text, expected) => {
    expect(parseText(text).faults).toEqual([]);
    expect(lines(text)).toEqual(expected);
  });
});

it('says why a row is no order, with what was read of it', () => {
  const text = [
    'Artikelnummer;Omschrijving;Aantal;Eenheid',
    'TB-1;a;999999;doos',
    'TB-2;b;-3;',
    'TB-3;c;1,5;',
    'TB-4;d;2-jan;',
    'TB-5;e;01-02-2026;',
    'TB-6;f;=B2*2;',
    'TB-7;g;een paar;',
    ';h;4;rol',
  ].join('\n');
  const faults = parseText(text).faults.map(({ row, reason, code, count, unit }) => [
    row,
    reason,
    code,
    count,
    unit,
  ]);
  expect(faults).toEqual([
    [2, 'limit', 'TB-1', '999999', 'doos'],
    [3, 'negative', 'TB-2', '-3', ''],
    [4, 'decimal', 'TB-3', '1,5', ''],
    [5, 'date', 'TB-4', '2-jan', ''],
    [6, 'date', 'TB-5', '01-02-2026', ''],
    [7, 'formula', 'TB-6', '=B2*2', ''],
    [8, 'quantity', 'TB-7', 'een paar', ''],
    [9, 'code', '', '4', 'rol'],
  ]);
});

describe('quotes', () => {
  it('keep separators and line breaks in their cell, and count one row', () => {
    const text = 'Artikelnummer;Notitie;Aantal\r\nTB-10400;"regel 1;\nregel ""2""";3\r\nTB-10401;;1';
    expect(parseText(text).lines).toEqual([
      { row: 2, code: 'TB-10400', quantity: 3 },
      { row: 3, code: 'TB-10401', quantity: 1 },
    ]);
  });

  it('that nothing closes are signs and swallow no row', () => {
    expect(lines('TB-10400;"half;2\nTB-10401;1/2" slang;1\nTB-10402;"";3')).toEqual([
      ['TB-10400', 2, undefined],
      ['TB-10401', 1, undefined],
      ['TB-10402', 3, undefined],
    ]);
  });

  it('may enclose a megabyte', () => {
    const long = 'x"";\n'.repeat(200_000);
    expect(lines(`TB-10400;"${long}";2\nTB-10401;zeep;1`)).toEqual([
      ['TB-10400', 2, undefined],
      ['TB-10401', 1, undefined],
    ]);
    expect(lines('"'.repeat(1_000_000))[0]?.[0]?.toString().length).toBeLessThanOrEqual(80);
  });
});

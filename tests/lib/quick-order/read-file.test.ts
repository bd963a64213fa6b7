import { toXlsx } from '@toonbank/contract/sheets/write-xlsx';
import { expect, it } from 'vitest';
import { readFile } from '@/lib/quick-order/read-file';

const rows = 'Artikel;Aantal;Eenheid\r\ncafé-1;2;doos\r\ncafé-2;3;';
const expected = [
  { row: 2, code: 'café-1', quantity: 2, unit: 'doos' },
  { row: 3, code: 'café-2', quantity: 3 },
];
const utf16 = (text: string, big: boolean) =>
  Buffer.from([...text].flatMap((sign) => (big ? [0, sign.charCodeAt(0)] : [sign.charCodeAt(0), 0])));

it.each([
  ['UTF-8', Buffer.from(rows)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${rows}`)],
  ['Windows-1252', Buffer.from(rows, 'latin1')],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${rows}`, 'utf16le')],
  ['UTF-16 without', utf16(rows, false)],
  ['UTF-16, big end first', utf16(`\ufeff${rows}`.replace('\ufeff', ''), true)],
  ['commas', Buffer.from(rows.replaceAll(';', ','))],
  ['tabs', Buffer.from(rows.replaceAll(';', '\t'))],
  [
    'an Excel workbook',
    toXlsx('Blad & 1', [
      ['Artikel', 'Aantal', 'Eenheid'],
      ['café-1', 2, 'doos'],
      ['café-2', 3, ''],
    ]),
  ],
])('reads a list in %s', async (_, bytes) => {
  expect((await readFile(new Blob([new Uint8Array(bytes)]))).lines).toEqual(expected);
});

it.each([
  ['nothing', 'empty', Buffer.alloc(0)],
  ['blank rows only', 'empty', Buffer.from('\r\n\r\n;;\r\n')],
  ['a workbook of an old Excel', 'old', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['more than any list', 'large', Buffer.alloc(10_000_001, 'x')],
  ['a PDF', 'other', Buffer.from('%PDF-1.7\n…')],
  ['a picture', 'other', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ['XML of something else', 'other', Buffer.from('<?xml version="1.0"?>\n<order><line>1</line></order>')],
  ['a torn zip', 'other', Buffer.from('PK\u0003\u0004kapot')],
])('names the problem of %s', async (_, reason, bytes) => {
  await expect(readFile(new Blob([new Uint8Array(bytes)]))).rejects.toMatchObject({ reason });
});

it('reads five hundred of fifty thousand rows, as text and as a workbook, and counts the rest', async () => {
  const many = Array.from({ length: 50_000 }, (_, at): [string, number] => [`TP-${at}`, 1]);
  const text = many.map((cells) => cells.join(';')).join('\n');
  for (const bytes of [Buffer.from(text), toXlsx('Veel', many)]) {
    const { lines, left } = await readFile(new Blob([new Uint8Array(bytes)]));
    expect([lines.length, left]).toEqual([500, 49_500]);
  }
});

it('runs no formula, and takes the text out of ="…"', async () => {
  const csv = 'sep=;\n="0012";2\n=A1*2;3\nTP-1;=1+1\n';
  expect(await readFile(new Blob([csv]))).toEqual({
    lines: [{ row: 2, code: '0012', quantity: 2 }],
    faults: [
      { row: 3, text: '=A1*2 3', reason: 'formula', code: '', count: '3', unit: '' },
      { row: 4, text: 'TP-1 =1+1', reason: 'formula', code: 'TP-1', count: '=1+1', unit: '' },
    ],
    left: 0,
  });
});

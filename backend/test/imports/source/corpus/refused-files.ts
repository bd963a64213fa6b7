import type { CorpusFile } from './corpus-file.ts';
import { book, bookParts, row } from './workbook.ts';
import { zip } from './zip.ts';

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const whole = () => book(row(1, 'Artikelnr', 'Prijs') + row(2, 'TB-1', 2));
const sheetPath = 'xl/worksheets/sheet1.xml';
const bookWith = (sheet: string | Buffer) =>
  zip({ ...bookParts([{ name: 'Blad1', rows: '' }]), [sheetPath]: sheet });

export const refusedFiles: CorpusFile[] = [
  ['no bytes', () => '', { refused: 'file_empty' }],
  ['blanks only', () => ' \r\n\r\n  ', { refused: 'file_empty' }],
  ['separators only', () => ';;;\r\n;;;\r\n', { refused: 'file_empty' }],
  ['a byte order mark only', () => '\uFEFF', { refused: 'file_empty' }],
  ['a workbook without a value', () => book('<row r="1"/>'), { refused: 'file_empty' }],
  ['Excel before 2007', () => Buffer.concat([OLE, Buffer.alloc(2_000)]), { refused: 'file_old' }],
  [
    'a locked workbook',
    () =>
      Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(90)]),
    {
      refused: 'file_protected',
    },
  ],
  [
    'a web page that is called .xls',
    () => '<html><table><tr><td>TB-1</td></tr></table></html>',
    { refused: 'file_page' },
  ],
  ['XML', () => '<?xml version="1.0"?><artikelen><artikel/></artikelen>', { refused: 'file_unknown' }],
  ['JSON', () => '[{"artikel": "TB-1"}]', { refused: 'file_unknown' }],
  ['a PDF', () => '%PDF-1.7 %âã', { refused: 'file_unknown' }],
  [
    'a picture',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3]),
    {
      refused: 'file_unknown',
    },
  ],
  ['a zip that is no workbook', () => zip({ 'foto.txt': 'x' }), { refused: 'file_unknown' }],
  ['a text document', () => zip({ 'word/document.xml': '<x/>' }), { refused: 'file_unknown' }],
  ['a workbook without its end', () => whole().subarray(0, -40), { refused: 'file_damaged' }],
  [
    'the first half of a workbook',
    () => whole().subarray(0, whole().length / 2),
    { refused: 'file_damaged' },
  ],
  [
    'a workbook without its beginning',
    () => Buffer.concat([Buffer.from('PK'), whole().subarray(200)]),
    { refused: 'file_damaged' },
  ],
  [
    'a sheet whose data does not unpack',
    () => {
      const bytes = zip({
        ...bookParts([{ name: 'Blad1', rows: row(1, 'Artikelnr', 'Prijs').repeat(500) }]),
      });
      const at = bytes.indexOf(sheetPath) + sheetPath.length;
      bytes.fill(0xff, at, at + 40);
      return bytes;
    },
    { refused: 'file_damaged' },
  ],
  [
    'packed in a way that no workbook is',
    () => zip(bookParts([{ name: 'Blad1', rows: '' }]), { method: 12 }),
    {
      refused: 'file_damaged',
    },
  ],
  [
    'a workbook that names no sheet',
    () => zip({ 'xl/workbook.xml': '<workbook/>' }),
    { refused: 'file_damaged' },
  ],
  [
    'a sheet of blanks that unpacks a thousandfold',
    () => bookWith(Buffer.alloc(40_000_000, ' ')),
    { refused: 'file_bomb' },
  ],
  [
    'a sheet of rows that unpacks hundredfold and more',
    () =>
      bookWith(
        Buffer.from(`<worksheet><sheetData>${`<row>${'<c><v>1</v></c>'.repeat(20)}</row>`.repeat(180_000)}`),
      ),
    { refused: 'file_bomb' },
  ],
  [
    'shared texts that unpack a thousandfold',
    () =>
      zip({
        ...bookParts([{ name: 'Blad1', rows: '' }]),
        'xl/sharedStrings.xml': Buffer.from(`<sst>${'<si><t>a</t></si>'.repeat(2_500_000)}`),
      }),
    {
      refused: 'file_bomb',
    },
  ],
  [
    'a bomb that lies about its size',
    () =>
      zip(
        { ...bookParts([{ name: 'Blad1', rows: '' }]), [sheetPath]: Buffer.alloc(40_000_000, ' ') },
        { claimed: 100 },
      ),
    {
      refused: 'file_bomb',
    },
  ],
  [
    'a quote that never ends',
    () => `Artikelnr;Naam\nTB-1;Doek\nTB-2;"Mop\n${'TB-3;Emmer\n'.repeat(200)}`,
    {
      refused: 'quote_open',
      atLine: 3,
    },
  ],
  [
    'a quote that never ends in a large file',
    () => `Artikelnr;Naam\nTB-1;"Doek\n${'TB-3;Emmer\n'.repeat(200_000)}`,
    {
      refused: 'quote_open',
      atLine: 2,
    },
  ],
  [
    'more than a million rows',
    () => `Artikelnr;Prijs\n${'1;2\n'.repeat(1_000_001)}`,
    {
      refused: 'too_many_lines',
      atLine: 1_000_002,
    },
  ],
  [
    'more than 200 columns',
    () => `${Array.from({ length: 201 }, (_, at) => `Kop ${at}x`).join(';')}\n`,
    { refused: 'too_many_columns' },
  ],
  ['more than 100 MB', () => Buffer.alloc(100_000_001, 'a'), { refused: 'file_too_large' }],
];

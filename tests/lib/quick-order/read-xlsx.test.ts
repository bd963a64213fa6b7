import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readXlsx } from '@/lib/quick-order/read-xlsx';
import { UnreadableFile } from '@/lib/quick-order/unreadable-file';

/** A zip file of these parts, compressed; sizes are those in its directory. */
function zip(parts: Record<string, string>, said?: number): Blob {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(said ?? text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(offset, 16);
  const all = Buffer.concat([...files, ...directory, end]);
  return new Blob([all]);
}

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

it('reads the first sheet: shared and inline texts, numbers, gaps, and results of formulas', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>TP &amp; 1</t></is></c><c r="C2"><v>5</v></c></row>' +
    '<row r="3"><c r="A3"><v>8712345000004</v></c><c r="B3"><f>1+1</f><v>2</v></c><c r="XFD3"><v>9</v></c></row>';
  const file = zip({
    'xl/worksheets/sheet2.xml': sheet(''),
    'xl/worksheets/sheet1.xml': sheet(rows),
    'xl/sharedStrings.xml':
      '<sst><si><t>Artikel</t></si><si><r><t>Aan</t></r><r><t xml:space="preserve">tal</t></r></si></sst>',
  });
  expect(await readXlsx(file)).toEqual([
    ['Artikel', 'Aantal'],
    ['TP & 1', '', '5'],
    ['8712345000004', '2'],
  ]);
});

it('reads a day as a day, not as its number, and all digits of a long number', async () => {
  const file = zip({
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d-mmm"/><numFmt numFmtId="165" formatCode="0&quot; dozen&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet(
      '<row r="1"><c r="A1" s="1"><v>46353</v></c><c r="B1" s="2"><v>46354</v></c><c r="C1" s="3"><v>4</v></c>' +
        '<c r="D1"><v>8.712345000004E12</v></c></row>',
    ),
  });
  expect(await readXlsx(file)).toEqual([['27-11-2026', '28-11-2026', '4', '8712345000004']]);
});

it.each([
  ['is no zip', new Blob(['geen werkmap'])],
  ['is empty', new Blob([])],
  ['has no sheet', zip({ 'word/document.xml': '<x/>' })],
  ['ends in the middle', zip({ 'xl/worksheets/sheet1.xml': sheet('<row/>') }).slice(20)],
  ['unpacks to far too much', zip({ 'xl/worksheets/sheet1.xml': ' '.repeat(20_000_000) })],
  ['lies about how much that is', zip({ 'xl/worksheets/sheet1.xml': ' '.repeat(20_000_000) }, 100)],
])('refuses a file that %s', async (_, file) => {
  await expect(readXlsx(file)).rejects.toBeInstanceOf(UnreadableFile);
});

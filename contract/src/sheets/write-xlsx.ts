import { crc32 } from 'node:zlib';
import { columnLetters } from './column-letters.ts';

// Excel opens no file with a control character in it.
const escaped = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Rows of a sheet as its XML; `from` rows are above them. */
export function sheetRows(rows: readonly (readonly (string | number)[])[], from = 0): string {
  const cellOf = (cell: string | number, reference: string) =>
    typeof cell === 'number'
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const body = rows.map((cells, row) => {
    const inside = cells.map((cell, at) => cellOf(cell, `${columnLetters(at)}${from + row + 1}`)).join('');
    return `<row r="${from + row + 1}">${inside}</row>`;
  });
  return body.join('');
}

const sheetOf = (rows: string) =>
  `<worksheet xmlns="${MAIN}"><cols><col min="1" max="3" width="18" customWidth="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typeOf = (kind: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;
const relation = (id: string, kind: string, target: string) =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

/** The required parts of a workbook. */
const partsOf = (name: string, sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/></Types>`,
  '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
  'xl/worksheets/sheet1.xml': sheet,
});

/** A zip header: numbers of two or four bytes, in their order. */
function header(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields)
    at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at);
  return bytes;
}

/** 1 January 1980, the first day that a zip can store. */
const DAY = 33;

/** Builds an Excel workbook of one sheet. */
export const toXlsx = (name: string, rows: readonly (readonly (string | number)[])[]): Buffer =>
  xlsxFile(name, [sheetRows(rows)]);

/** Builds an Excel workbook of one sheet, of parts that `sheetRows` wrote: a zip with uncompressed parts. */
export function xlsxFile(name: string, rows: readonly string[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, xml] of Object.entries(partsOf(name, sheetOf(rows.join(''))))) {
    const [title, data] = [Buffer.from(path), Buffer.from(HEAD + xml)];
    const about: [number, 2 | 4][] = [
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [title.length, 2],
      [0, 2],
    ];
    files.push(header([0x04034b50, 4], ...about), title, data);
    directory.push(
      header([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      title,
    );
    offset += 30 + title.length + data.length;
  }
  const count = directory.length / 2;
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...files, ...directory, end]);
}

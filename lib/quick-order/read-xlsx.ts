import { dateStyles, dayOf } from '@toonbank/contract/sheets/sheet-dates';
import { rowsIn, type StoredCell, sharedTexts } from '@toonbank/contract/sheets/sheet-xml';
import { DamagedZip, joined, unzipText, zipEntries } from '@toonbank/contract/sheets/unzip';
import { UnreadableFile } from './unreadable-file';

/** Maximum of unpacked bytes of one part of a workbook: a larger one is no list of articles but a zip bomb. */
const MAX_BYTES = 8_000_000;
const MAX_COLUMNS = 20;

/** A number as its digits, also a long one that is stored as '8.71E12'; a day as a day. */
function textOf(
  cell: StoredCell | undefined,
  strings: readonly string[],
  dates: ReadonlySet<number>,
): string {
  const { type, value = '' } = cell ?? {};
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'str' || !cell || value === '') return value;
  if (dates.has(cell.style)) return dayOf(value)?.split('-').reverse().join('-') ?? value;
  return /^\d(?:\.\d+)?E\+?\d{1,2}$/i.test(value) ? String(Number(value)) : value;
}

/**
 * Reads the first sheet of an Excel workbook as rows of texts; a formula gives its stored result. Nothing in the file
 * is executed, and no more is unpacked than a list of articles needs. @throws UnreadableFile
 */
export async function readXlsx(file: Blob): Promise<string[][]> {
  try {
    const entries = await zipEntries(file);
    const sheet = entries
      .filter(({ name }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))[0];
    if (!sheet) throw new UnreadableFile();
    async function* partOf(path: string) {
      const entry = entries.find(({ name }) => name === path);
      if (entry) yield* unzipText(file, entry, MAX_BYTES);
    }
    const strings = await sharedTexts(partOf('xl/sharedStrings.xml'));
    const dates = dateStyles(await joined(partOf('xl/styles.xml')));
    const rows: string[][] = [];
    for await (const { cells } of rowsIn(partOf(sheet.name), MAX_COLUMNS))
      rows.push(Array.from(cells, (cell) => textOf(cell, strings, dates)));
    return rows;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isLarge = error instanceof DamagedZip && error.reason === 'large';
    throw new UnreadableFile(isLarge ? 'large' : 'other', { cause: error });
  }
}

import { dateStyles, dayText } from './sheet-dates';
import { UnreadableFile } from './unreadable-file';
import { xmlText } from './xml-text';

/** Maximum of unpacked bytes of one part of a workbook: a larger one is no list of articles but a zip bomb. */
const MAX_BYTES = 8_000_000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;

interface Entry {
  name: string;
  method: number;
  size: number;
  packed: number;
  offset: number;
}

/** Reads the directory at the end of a zip. */
function entriesOf(view: DataView): Entry[] {
  let end = view.byteLength - 22;
  while (end >= 0 && end > view.byteLength - 66_000 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) throw new UnreadableFile();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new UnreadableFile();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one part as text. The size in its directory entry is not trusted. */
async function unpack(view: DataView, { method, packed, size, offset }: Entry): Promise<string> {
  if (size > MAX_BYTES) throw new UnreadableFile('large');
  if (method !== 0 && method !== 8) throw new UnreadableFile();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const bytes = new Uint8Array(view.buffer as ArrayBuffer, start, packed);
  const stream = new Blob([bytes]).stream();
  const plain = method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  let text = '';
  const reader = plain.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MAX_BYTES) {
      await reader.cancel();
      throw new UnreadableFile('large');
    }
  }
  return text + decoder.decode();
}

/** All texts of an element, without formatting. */
const textsIn = (xml: string) =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => xmlText(text)).join('');

/** 'C7' → 2 */
const columnOf = (reference: string) =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Only the first columns are read: a cell in the last column must not make a row of sixteen thousand. */
const MAX_COLUMNS = 20;

/** Texts and styles of the workbook; cells name them by their number. */
interface Book {
  strings: readonly string[];
  /** Styles that show a number as a day. */
  dates: ReadonlySet<number>;
}

/** A number as its digits, also a long one that is stored as '8.71E12'; a day as a day. */
function numberText(value: string, style: number, { dates }: Book): string {
  if (value !== '' && dates.has(style)) return dayText(value);
  return /^\d(?:\.\d+)?E\+?\d{1,2}$/i.test(value) ? String(Number(value)) : value;
}

function rowOf(xml: string, book: Book): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const column = columnOf(/\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? 'A1');
    if (column >= MAX_COLUMNS) continue;
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0);
    const value = xmlText(/<v>([^<]*)<\/v>/.exec(content)?.[1] ?? '');
    while (cells.length < column) cells.push('');
    if (type === 's') cells[column] = book.strings[Number(value)] ?? '';
    else if (type === 'inlineStr') cells[column] = textsIn(content);
    else cells[column] = type === 'str' ? value : numberText(value, style, book);
  }
  return cells;
}

/**
 * Reads the first sheet of an Excel workbook as rows of texts; a formula gives its stored result. Nothing in the file
 * is executed, and no more is unpacked than a list of articles needs. @throws UnreadableFile
 */
export async function readXlsx(file: ArrayBuffer): Promise<string[][]> {
  try {
    const view = new DataView(file);
    const entries = entriesOf(view);
    const sheet = entries
      .filter(({ name }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))[0];
    if (!sheet) throw new UnreadableFile();
    const partOf = async (path: string) => {
      const part = entries.find(({ name }) => name === path);
      return part ? unpack(view, part) : '';
    };
    const table = await partOf('xl/sharedStrings.xml');
    const strings = [...table.matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) => textsIn(item));
    const book = { strings, dates: dateStyles(await partOf('xl/styles.xml')) };
    const xml = await unpack(view, sheet);
    return [...xml.matchAll(/<row\b[^>]*?>(.*?)<\/row>/gs)].map(([, row = '']) => rowOf(row, book));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('other', { cause: error });
  }
}

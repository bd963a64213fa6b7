import { parseRows, parseText, type TypedLines } from './parse-lines';
import { UnreadableFile } from './unreadable-file';

/** No list of articles is larger. */
const MAX_BYTES = 10_000_000;
/** Number of bytes that are read to detect the kind of file. */
const SAMPLE = 1_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a mark has a zero byte beside every ASCII letter. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE - (SAMPLE % 2));
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < sample.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Decodes by the byte order mark; else as UTF-8; else as Windows-1252, which old spreadsheets write. */
function decode(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the lines of a CSV file or an Excel workbook, whatever the file's name. @throws UnreadableFile */
export async function readFile(file: Blob): Promise<TypedLines> {
  if (file.size === 0) throw new UnreadableFile('empty');
  if (file.size > MAX_BYTES) throw new UnreadableFile('large');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile('old');
  if (startsWith(bytes, 0x50, 0x4b)) {
    const { readXlsx } = await import('./read-xlsx');
    return filled(parseRows(await readXlsx(file)));
  }
  const text = decode(bytes);
  // A picture or a PDF: no table has these characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (text.startsWith('%PDF') || /[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, SAMPLE)))
    throw new UnreadableFile();
  const lines = parseText(text);
  // XML that is no order list, or a page.
  if (isEmpty(lines) && text.trimStart().startsWith('<')) throw new UnreadableFile();
  return filled(lines);
}

const isEmpty = ({ lines, faults, left, blank = [] }: TypedLines) =>
  lines.length + faults.length + left + blank.length === 0;

function filled(lines: TypedLines): TypedLines {
  if (isEmpty(lines)) throw new UnreadableFile('empty');
  return lines;
}

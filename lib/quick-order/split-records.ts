/** A row of a pasted text or of a CSV file. */
export interface TextRecord {
  cells: string[];
  /** Without a separator: the cells are its words. */
  loose?: true;
  /** As it was written. */
  raw: string;
}

/** The first that most of the separated rows have counts for all. */
const SEPARATORS = ['\t', ';', '|', ','];

/** The index of the quote that ends a quoted cell; -1 when none does. */
function endOfQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

const isLineEnd = (text: string, at: number) => at >= text.length || text[at] === '\n' || text[at] === '\r';

/** The end of a quoted cell, after its last quote; undefined where the quote is only a sign, as in `1/2" slang`. */
function quotedUntil(text: string, start: number, separator: string): number | undefined {
  const end = endOfQuote(text, start);
  if (end === -1) return undefined;
  let after = end + 1;
  while (text[after] === ' ') after += 1;
  return isLineEnd(text, after) || text[after] === separator ? end + 1 : undefined;
}

function separatorOf(text: string): string | undefined {
  const rows = text
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .map((row) => SEPARATORS.filter((one) => row.includes(one)))
    .filter((found) => found.length > 0);
  const uses = (one: string) => rows.filter((found) => found.includes(one)).length;
  const most = Math.max(...SEPARATORS.map(uses));
  return (
    SEPARATORS.find((one) => uses(one) * 2 > rows.length) ?? SEPARATORS.find((one) => uses(one) === most)
  );
}

/** The text of a cell without quotes; spreadsheets keep leading zeros with: ="0012". */
const plain = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .replace(/^="(.*)"$/s, '$1')
    .trim();

/** Splits one row that has no quoted separators at the first kind of separator that it has. */
function otherwise(raw: string): Omit<TextRecord, 'raw'> {
  const separator = SEPARATORS.find((one) => raw.includes(one));
  if (separator) return { cells: raw.split(separator).map(plain) };
  const words = raw.trim().split(/\s+/).filter(Boolean);
  return words.length > 0 ? { cells: words.map(plain), loose: true } : { cells: [] };
}

/**
 * Splits a text into rows and cells. A quoted cell keeps its separators and line breaks, an empty one its place. A row
 * without the separator of the others is split at its own, or at blanks.
 */
export function splitRecords(whole: string): TextRecord[] {
  const text = whole.replace(/^\uFEFF/, '');
  // The first row of a CSV from Excel may name the separator.
  const named = /^"?sep=(.)"?[\r\n]/i.exec(text)?.[1];
  const separator = named ?? (text === '' ? undefined : separatorOf(text)) ?? '\t';
  const records: TextRecord[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      while (text[at] === ' ') at += 1;
      const from = at;
      at = (text[at] === '"' ? quotedUntil(text, at, separator) : undefined) ?? at;
      while (!isLineEnd(text, at) && text[at] !== separator) at += 1;
      cells.push(plain(text.slice(from, at)));
      if (isLineEnd(text, at)) break;
      at += 1;
    }
    const raw = text.slice(start, at);
    const isName = named !== undefined && records.length === 0;
    if (isName) records.push({ cells: [], raw });
    else records.push({ raw, ...(cells.length > 1 || raw.startsWith('"') ? { cells } : otherwise(raw)) });
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return records;
}

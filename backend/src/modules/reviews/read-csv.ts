/** A cell in quotes, in which a quote is doubled, or a plain one; then what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n]*))(;|\r?\n|$)/gy;

export interface CsvRow {
  /** Of the file, from 1: a cell may have several lines. */
  line: number;
  /** By the names of the first row. */
  cells: Record<string, string>;
}

interface Csv {
  /** The names of the columns. */
  head: readonly string[];
  rows: CsvRow[];
}

/** The rows of a CSV with semicolons; the cells are named by the first row. Undefined for a quote that does not end. */
export function readCsv(file: string): Csv | undefined {
  const text = file.replace(/^\uFEFF/, '');
  const rows: { line: number; cells: string[] }[] = [{ line: 1, cells: [] }];
  let read = 0;
  let line = 1;
  for (const [whole, quoted, plain = '', end] of text.matchAll(CELL)) {
    read += whole.length;
    line += whole.split('\n').length - 1;
    rows.at(-1)?.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '' || whole === '') break;
    if (end !== ';') rows.push({ line, cells: [] });
  }
  if (read < text.length) return undefined;
  const [first, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const head = first?.cells.map((name) => name.trim()) ?? [];
  return {
    head,
    rows: others.map((row) => ({
      line: row.line,
      cells: Object.fromEntries(head.map((name, at) => [name, row.cells[at] ?? ''])),
    })),
  };
}

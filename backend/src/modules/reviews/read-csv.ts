/** A cell in quotes, in which a quote is doubled, or a plain one; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/gy;

/** The rows of a CSV with semicolons; the cells are named by the first row. Undefined for a quote that does not end. */
export function readCsv(file: string): Record<string, string>[] | undefined {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  let read = 0;
  for (const [whole, quoted, plain = '', end] of text.matchAll(CELL)) {
    read += whole.length;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '' || whole === '') break;
    if (end !== ';') rows.push([]);
  }
  if (read < text.length) return undefined;
  const [head = [], ...lines] = rows.filter((row) => row.some((cell) => cell !== ''));
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name.trim(), cells[at] ?? ''])));
}

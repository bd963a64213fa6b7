/** In the order of preference between equals. */
const CANDIDATES = [';', '\t', '|', ','] as const;
type Delimiter = (typeof CANDIDATES)[number];

/** Number of lines that are looked at. */
const SAMPLE = 200;

interface Fit {
  /** Part of the lines that have the most frequent number of cells; below two cells none counts. */
  share: number;
  cells: number;
}

function fitOf(lines: readonly string[], delimiter: string): Fit {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(delimiter).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  const [cells, uses] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [1, 0];
  return { share: uses / lines.length, cells };
}

/** The first line of a CSV file may name the delimiter, as Excel does: `sep=;`. */
export const namedDelimiter = (text: string): string | undefined => /^"?sep=(.)"?[\r\n]/i.exec(text)?.[1];

/** The delimiter of a CSV file by its first lines: the one that gives most lines the same number of cells. */
export function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  let best: { delimiter: Delimiter; fit: Fit } | undefined;
  for (const delimiter of CANDIDATES) {
    const fit = fitOf(lines, delimiter);
    if (fit.share === 0) continue;
    const isBetter =
      !best ||
      fit.share > best.fit.share + 0.02 ||
      (fit.share > best.fit.share - 0.02 && fit.cells > best.fit.cells);
    if (isBetter) best = { delimiter, fit };
  }
  return best?.delimiter ?? ';';
}

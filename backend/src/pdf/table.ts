import type { Sheet } from './sheet.ts';
import type { Style } from './style.ts';

export interface Column {
  /** Title of the column; a table whose titles are all empty has no head. */
  title: string;
  /** Share of the width that the other columns leave. Absent: as wide as its content. */
  share?: number;
  /** Maximum width in points of a column without a share; wider text is broken. */
  maxWidth?: number;
  align?: 'left' | 'right';
  style?: 'body' | 'strong' | 'soft' | 'cell';
}

export interface TableOptions {
  /** Default: the left margin, and from there to the right one. */
  x?: number;
  /** Height in points of the text after the table; it stays on one page with the last two rows. */
  following?: number;
}

interface Cell {
  lines: string[];
  style: Style;
  x: number;
  width: number;
  align: 'left' | 'right';
}

const GAP = 8;
const PAD = 2.6;

const headStyle = ({ styles }: Sheet): Style => ({ ...styles.small, font: 'bold' });

/** As wide as the widest of its texts, so that no amount is ever broken. */
function fitted(sheet: Sheet, { title, style = 'body', maxWidth }: Column, texts: readonly string[]): number {
  const widths = texts.map((text) => sheet.widthOf(text, sheet.styles[style]));
  return Math.min(maxWidth ?? sheet.width, Math.max(sheet.widthOf(title, headStyle(sheet)), ...widths));
}

function placed(sheet: Sheet, columns: Column[], rows: readonly (readonly string[])[], from: number) {
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const fits = columns.map((column, at) =>
    column.share
      ? 0
      : fitted(
          sheet,
          column,
          rows.map((texts) => texts[at] ?? ''),
        ),
  );
  const taken = fits.reduce((sum, width) => sum + width, GAP * (columns.length - 1));
  const room = sheet.left + sheet.width - from - taken;
  let x = from;
  return columns.map(({ share }, at) => {
    const width = share ? (room * share) / shares : (fits[at] ?? 0);
    const place = { x, width };
    x += width + GAP;
    return place;
  });
}

/**
 * Draws rows of text in columns. Rows break over pages, and within a row where one is longer than a page; the head is
 * repeated.
 */
export function table(
  sheet: Sheet,
  columns: Column[],
  rows: readonly (readonly string[])[],
  { x: from = sheet.left, following = 0 }: TableOptions = {},
): void {
  const places = placed(sheet, columns, rows, from);
  const cellsOf = (texts: readonly string[], styleOf: (column: Column) => Style): Cell[] =>
    columns.map((column, at) => {
      const style = styleOf(column);
      const { x, width } = places[at] ?? { x: sheet.left, width: sheet.width };
      const lines = sheet.lines(texts[at] ?? '', style, width);
      return { lines, style, x, width, align: column.align ?? 'left' };
    });
  const head = columns.some(({ title }) => title !== '')
    ? cellsOf(
        columns.map(({ title }) => title),
        () => headStyle(sheet),
      )
    : undefined;
  const drawHead = () => head && drawRow(sheet, head, 0, Number.POSITIVE_INFINITY, from);

  const all = rows.map((texts) => cellsOf(texts, ({ style = 'body' }) => sheet.styles[style]));
  /** Where the rows begin that stay with what follows: they are too high for one page otherwise. */
  const closing = [2, 1]
    .map((count) => ({ count, height: heightOf(all.slice(-count)) + following }))
    .find(({ count, height }) => count <= rows.length && height <= pageRoom(sheet, head));

  drawHead();
  for (const [place, cells] of all.entries()) {
    const leading = Math.max(...cells.map(({ style }) => style.leading));
    let left = Math.max(...cells.map(({ lines }) => lines.length));
    let done = 0;
    const apart =
      following > 0 &&
      closing !== undefined &&
      place === rows.length - closing.count &&
      sheet.y + closing.height > sheet.bottom;
    if (apart && !atTop(sheet, head)) {
      sheet.newPage();
      drawHead();
    }
    while (left > 0) {
      const fitting = Math.floor((sheet.bottom - sheet.y - 2 * PAD) / leading);
      // A row stays whole where a page can hold it.
      const wholeOnNext = left * leading + 2 * PAD <= pageRoom(sheet, head);
      if (fitting < 1 || (fitting < left && wholeOnNext && !atTop(sheet, head))) {
        sheet.newPage();
        drawHead();
        continue;
      }
      const now = Math.min(left, fitting);
      drawRow(sheet, cells, done, now, from);
      done += now;
      left -= now;
    }
  }
}

const rowHeight = (cells: Cell[], from: number, count: number) =>
  Math.max(...cells.map(({ lines, style }) => lines.slice(from, from + count).length * style.leading)) +
  2 * PAD;

const heightOf = (rows: Cell[][]) =>
  rows.reduce((sum, cells) => sum + rowHeight(cells, 0, Number.POSITIVE_INFINITY), 0);

const headHeight = (head: Cell[] | undefined) => (head ? rowHeight(head, 0, Number.POSITIVE_INFINITY) : 0);

const pageRoom = (sheet: Sheet, head: Cell[] | undefined) => sheet.bottom - sheet.top - headHeight(head);

const atTop = (sheet: Sheet, head: Cell[] | undefined) => sheet.y <= sheet.top + headHeight(head);

function drawRow(sheet: Sheet, cells: Cell[], from: number, count: number, x: number): void {
  for (const { lines, style, ...place } of cells) {
    for (const [at, line] of lines.slice(from, from + count).entries()) {
      sheet.line(line, style, sheet.y + PAD + at * style.leading, place);
    }
  }
  sheet.y += rowHeight(cells, from, count);
  sheet.hairline(sheet.y, { x, width: sheet.left + sheet.width - x });
}

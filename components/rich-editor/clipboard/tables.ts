import { isBlank, rename, unwrap } from './dom';

const MAX_SPAN = 50;
const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(MAX_SPAN, Math.max(1, Number(cell.getAttribute(name)) || 1));

/** A cell over several columns or rows leaves empty cells where it reached. */
function splitSpans(rows: readonly HTMLTableRowElement[]): void {
  for (const [at, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      const [columns, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      const column = [...row.cells].indexOf(cell);
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      for (let below = 0; below < height; below += 1) {
        const target = rows[at + below];
        const before = below === 0 ? cell.nextSibling : (target?.cells[column] ?? null);
        for (let count = below === 0 ? 1 : 0; count < columns; count += 1)
          target?.insertBefore(target.ownerDocument.createElement('td'), before);
      }
    }
  }
}

function dropEmpty(rows: readonly HTMLTableRowElement[]): HTMLTableRowElement[] {
  const filled = rows.filter((row) => [...row.cells].some((cell) => !isBlank(cell)));
  for (const row of rows) if (!filled.includes(row)) row.remove();
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
  for (let column = width - 1; column >= 0; column -= 1) {
    const cells = filled.map((row) => row.cells[column]);
    if (cells.every((cell) => !cell || isBlank(cell))) for (const cell of cells) cell?.remove();
  }
  return filled;
}

const isBold = (cell: Element): boolean =>
  isBlank(cell) ||
  [...cell.querySelectorAll('strong,b')].some(
    (mark) => mark.textContent?.trim() === cell.textContent?.trim(),
  );

/** The rows of a head, or a first row in bold, have header cells. */
function headerRow(rows: readonly HTMLTableRowElement[]): void {
  const [first, second] = rows;
  if (!first || !second) return;
  const isHead = first.parentElement?.nodeName === 'THEAD' || [...first.cells].every(isBold);
  if (!isHead) return;
  for (const cell of [...first.cells]) {
    for (const mark of cell.querySelectorAll('strong,b')) unwrap(mark);
    if (cell.nodeName === 'TD') rename(cell, 'th');
  }
}

/** Tables get as many cells in each row, no empty rows and columns, and a header row if they show one. */
export function tables(body: Element): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    for (const caption of table.querySelectorAll(':scope > caption')) table.before(rename(caption, 'p'));
    splitSpans([...table.rows]);
    const rows = dropEmpty([...table.rows]);
    const [cell, ...others] = rows.flatMap((row) => [...row.cells]);
    if (!cell) table.remove();
    // One cell of a sheet is a text.
    else if (others.length === 0) {
      const text = body.ownerDocument.createElement('p');
      text.append(...cell.childNodes);
      table.replaceWith(text);
    } else headerRow(rows);
  }
}

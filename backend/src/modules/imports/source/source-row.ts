/** A row of a sheet. A day is a text such as '2026-11-28', a number of a workbook a number, an empty cell ''. */
export interface SourceRow {
  /** The line of the file that it starts in, from 1; of a workbook the number of the row. */
  line: number;
  cells: readonly (string | number)[];
  /** The row of a CSV file has values beyond the last heading: its values may stand below wrong headings. */
  shifted?: true;
}

export const isBlank = ({ cells }: Pick<SourceRow, 'cells'>): boolean =>
  cells.every((cell) => typeof cell === 'string' && cell.trim() === '');

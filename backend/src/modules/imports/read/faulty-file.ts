import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import type { Blob } from '../../../http/implement.ts';
import { writeFaultyLines } from '../source/faulty-sheet.ts';
import { faultWords } from './fault-words.ts';
import { listFaulty } from './list-faulty.ts';

/** Lines of one workbook: as many as can be corrected by hand. */
const MAX_LINES = 50_000;

/** The lines that are left out, as a workbook that can be mended and imported again. */
export async function faultyFile(tx: Tx, row: Import): Promise<Blob> {
  const { headings, lines } = await listFaulty(tx, row, 0, MAX_LINES);
  const told = lines.map(({ cells, faults }) => ({
    cells,
    faults: faults.map(({ code, column }) =>
      column === null
        ? faultWords[code]
        : `${headings[column] ?? `Kolom ${column + 1}`}: ${faultWords[code]}`,
    ),
  }));
  return {
    fileName: `foute-regels-${row.id}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: writeFaultyLines(headings, told),
  };
}

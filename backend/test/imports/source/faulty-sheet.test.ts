import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAULT_HEADING, writeFaultyLines } from '../../../src/modules/imports/source/faulty-sheet.ts';
import { openSource } from '../../../src/modules/imports/source/open-source.ts';
import type { SourceRow } from '../../../src/modules/imports/source/source-row.ts';

async function readBack(bytes: Uint8Array) {
  const path = join(await mkdtemp(join(tmpdir(), 'faulty-')), 'fout.xlsx');
  await writeFile(path, bytes);
  const source = await openSource({ path, filename: 'fout.xlsx' });
  const rows: SourceRow['cells'][] = [];
  for await (const { cells } of source.rows()) rows.push(cells);
  return { headings: source.headings.texts, rows };
}

it('gives the faulty lines back as the same sheet, with what is wrong, which can be imported again', async () => {
  const headings = Array.from(
    { length: 30 },
    (_, at) => `Kop ${String.fromCharCode(97 + (at % 26))}${'i'.repeat(at)}`,
  );
  const cells = headings.map((_, at) => (at === 29 ? 'laatste <&>' : at));
  const bytes = writeFaultyLines(headings, [
    { cells, faults: ['Geen getal.', 'Geen EAN.'] },
    { cells: ['TB-1'], faults: ['Onbekend.'] },
  ]);
  const { headings: again, rows } = await readBack(bytes);
  expect(again).toEqual([...headings, FAULT_HEADING]);
  expect(rows[0]).toEqual([...cells, 'Geen getal. Geen EAN.']);
  expect(rows[1]?.[0]).toBe('TB-1');
  expect(rows[1]?.at(-1)).toBe('Onbekend.');
});

it('has the column once when such a sheet is faulty again', async () => {
  const bytes = writeFaultyLines(
    ['Artikelnr', 'Prijs', FAULT_HEADING],
    [{ cells: ['TB-1', 'x', 'oud'], faults: ['Geen getal.'] }],
  );
  expect(await readBack(bytes)).toEqual({
    headings: ['Artikelnr', 'Prijs', FAULT_HEADING],
    rows: [['TB-1', 'x', 'Geen getal.']],
  });
});

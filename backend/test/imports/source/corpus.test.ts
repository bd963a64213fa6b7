import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSource, type Source } from '../../../src/modules/imports/source/open-source.ts';
import { parseValue } from '../../../src/modules/imports/source/parse-value.ts';
import { SourceFault } from '../../../src/modules/imports/source/source-fault.ts';
import type { SourceRow } from '../../../src/modules/imports/source/source-row.ts';
import type { CorpusFile, Outcome } from './corpus/corpus-file.ts';
import { csvFiles } from './corpus/csv-files.ts';
import { encodings } from './corpus/encodings.ts';
import { refusedFiles } from './corpus/refused-files.ts';
import { workbooks } from './corpus/workbooks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readWhole(bytes: Uint8Array | string): Promise<{ source: Source; rows: SourceRow[] }> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const source = await openSource({ path, filename: 'prijzen.csv' });
  const rows: SourceRow[] = [];
  for await (const row of source.rows()) rows.push(row);
  return { source, rows };
}

async function outcomeOf(bytes: Uint8Array | string, { read }: Outcome): Promise<Outcome> {
  try {
    const { source, rows } = await readWhole(bytes);
    const canonical = (cell: string | number) => {
      const parsed = read ? parseValue(read.format, cell) : { value: null };
      return 'fault' in parsed ? `!${parsed.fault}` : parsed.value;
    };
    return {
      encoding: source.encoding,
      sheets: [...source.sheetNames],
      ...(source.sheet !== undefined && { sheet: source.sheet }),
      headingLine: source.headings.line,
      headings: [...source.headings.texts],
      rows: rows.map(({ cells }) => [...cells]),
      lines: rows.map(({ line }) => line),
      shifted: rows.flatMap(({ line, shifted }) => (shifted ? [line] : [])),
      count: rows.length,
      ...(read && {
        read: { ...read, values: rows.map(({ cells }) => canonical(cells[read.column] ?? '')) },
      }),
    };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { refused: error.reason, ...(error.line !== undefined && { atLine: error.line }) };
  }
}

const corpus: CorpusFile[] = [...encodings, ...csvFiles, ...workbooks, ...refusedFiles];

it('has at least sixty files', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  expect(new Set(corpus.map(([name]) => name)).size).toBe(corpus.length);
});

it.each(corpus)('reads or refuses %s', async (_, bytes, outcome) => {
  expect(await outcomeOf(bytes(), outcome)).toMatchObject(outcome);
});

import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { delimiterOf, namedDelimiter } from './delimiter.ts';
import { decoded, type Encoding } from './encoding.ts';
import { SourceFault } from './source-fault.ts';
import { isBlank, type SourceRow } from './source-row.ts';

/** Characters of one row; a quote that is never closed would else take in the rest of the file. */
const MAX_RECORD = 1_000_000;
const SAMPLE_CHARACTERS = 65_536;

/** A spreadsheet's way to keep leading zeros: ="0012". */
const plain = (cell: string) => cell.replace(/^="(.*)"$/s, '$1').trim();

async function sampleOf(path: string, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const piece of decoded(path, encoding)) {
    text += piece;
    if (text.length >= SAMPLE_CHARACTERS) break;
  }
  return text.slice(0, SAMPLE_CHARACTERS);
}

export interface Csv {
  delimiter: string;
  /** Rows that have a value, from the top of the file. */
  rows(): AsyncGenerator<SourceRow>;
}

/** Opens a CSV file; its rows are read while they are asked for. */
export async function openCsv(path: string, encoding: Encoding): Promise<Csv> {
  const sample = await sampleOf(path, encoding);
  const named = namedDelimiter(sample);
  const delimiter = named ?? delimiterOf(sample);
  return { delimiter, rows: () => readRows(path, encoding, { delimiter, from: named ? 2 : 1 }) };
}

/** Line breaks within a cell, of any kind. */
const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\n|\r/).length - 1 : 0), 0);

async function* readRows(
  path: string,
  encoding: Encoding,
  { delimiter, from }: { delimiter: string; from: number },
): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    record_delimiter: ['\r\n', '\n', '\r'],
    from_line: from,
  });
  pipeline(Readable.from(decoded(path, encoding)), parser, () => undefined);
  let next = from;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      const row = { line: next, cells: record.map(plain) };
      next += 1 + breaksIn(record);
      if (!isBlank(row)) yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SourceFault('quote_open', { cause: error, line: next });
    throw error;
  }
}

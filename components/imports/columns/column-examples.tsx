import type { ImportFieldName } from '@toonbank/contract';
import { importWords as words } from '@/locales/nl/admin/imports';
import { valueText } from '../value-text';
import type { ColumnChoice, SheetColumn } from './use-columns';

interface ExamplesProps {
  column: SheetColumn;
  choice: Pick<ColumnChoice, 'field' | 'format'>;
}

/** Examples that fit into one line. */
const MAX_IN_LINE = 2;
const MAX_EXAMPLES = 5;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Example {
  line: number;
  cell: string;
  /** The value that the cell is read as; null: it can't be read. Undefined while the column is not used. */
  reading: string | null | undefined;
}

function examplesOf({ column, choice: { field, format } }: ExamplesProps): Example[] {
  // Keys of the answer are in camel case, also those that are formats.
  const readings = (column.readings as Partial<Record<string, (string | null)[]>>)[camel(format)];
  return column.examples.slice(0, MAX_EXAMPLES).map(({ line, cell }, at) => ({
    ...{ line, cell },
    reading: field === '' || !readings ? undefined : (readings[at] ?? null),
  }));
}

const readingText = (field: ImportFieldName | '', reading: string | null) =>
  reading === null || field === '' ? words.unreadable : valueText(field, reading);

/** The first cells of a column in one line, with what they become where that differs, and how many can't be read. */
export function FirstExamples(props: ExamplesProps) {
  const { field } = props.choice;
  const examples = examplesOf(props);
  const unreadable = examples.filter(({ reading }) => reading === null).length;
  const texts = examples.slice(0, MAX_IN_LINE).map(({ cell, reading }) => {
    const text = typeof reading === 'string' ? readingText(field, reading) : cell;
    return text === cell ? cell : `${cell} → ${text}`;
  });
  return (
    <p className="flex min-w-0 flex-col text-ink-soft text-sm">
      <span className="truncate">{texts.join(' · ')}</span>
      {unreadable > 0 && <span className="text-danger">{words.unreadableCells(unreadable)}</span>}
    </p>
  );
}

/** Cells of the column, each with what is read in it. */
export function ColumnExamples(props: ExamplesProps) {
  const { field } = props.choice;
  return (
    <ul aria-label={words.examples} className="flex min-w-0 grow flex-col gap-0.5 text-sm">
      {examplesOf(props).map(({ line, cell, reading }) => (
        <li key={line} className={`wrap-anywhere grid gap-3 ${reading === undefined ? '' : 'grid-cols-2'}`}>
          <span className="text-ink-soft">{cell}</span>
          {reading !== undefined && (
            <span className={reading === null ? 'text-danger' : 'tabular-nums'}>
              {readingText(field, reading)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

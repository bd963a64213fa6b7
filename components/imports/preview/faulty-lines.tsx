import type { ErrorCode } from '@toonbank/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { lineFaultText } from '@/locales/nl/admin/import-faults';
import { importFieldWords, importWords as words } from '@/locales/nl/admin/imports';
import { downloadAdminFile } from '@/store/admin-file';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { LoadState } from '../../admin/load-state';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Table } from '../../ui/table';

type Faulty = AnswerOf<'imports.faulty'>;
type FaultyLine = Faulty['lines'][number];

/** A row of the table: one fault of a line, with what was typed there. */
interface FaultRow {
  key: string;
  line: number;
  code: string;
  name: string;
  column: string;
  typed: string;
  wrong: string;
}

function rowsOf({ line, cells, code, name, faults }: FaultyLine, headings: readonly string[]): FaultRow[] {
  return faults.map(({ code: fault, field, column }, at) => ({
    ...{ key: `${line} ${at}`, line, code, name, wrong: lineFaultText[fault] },
    column:
      (column === null ? undefined : headings[column]) || (field ? importFieldWords[field] : words.wholeLine),
    typed: column === null ? cells.filter((cell) => cell !== '').join(' · ') : (cells[column] ?? ''),
  }));
}

/** The lines that are left out: of each fault what was typed where and what to do, and all of them as a workbook. */
export function FaultyLines({ importId: importID }: { importId: number }) {
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<readonly FaultyLine[]>();
  const [headings, setHeadings] = useState<readonly string[]>([]);
  const [next, setNext] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode>();
  const load = useCallback(
    async (known: readonly FaultyLine[], after: number) => {
      const outcome = await dispatch(callApi('imports.faulty', { importID, after }));
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if (!('value' in outcome)) return;
      setLines([...known, ...outcome.value.lines]);
      setHeadings(outcome.value.headings);
      setNext(outcome.value.next);
    },
    [dispatch, importID],
  );
  useEffect(() => void load([], 0), [load]);
  const download = async () => {
    setFailure(await downloadAdminFile('imports.faultyFile', { importID }));
  };
  if (!lines) return <LoadState failure={failure} onRetry={() => void load([], 0)} />;
  return (
    <section className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">{words.faultyLead}</p>
      <Button look="outline" className="self-start" onClick={() => void download()}>
        {words.faultyFile}
      </Button>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      <Table
        caption={words.faultyTable}
        rows={lines.flatMap((line) => rowsOf(line, headings))}
        keyOf={({ key }) => key}
        columns={[
          { label: words.line, numeric: true, cell: ({ line }) => line },
          {
            label: words.article,
            cell: ({ code, name }) => (
              <span className="wrap-anywhere">
                {code} {name !== '' && <span className="block text-ink-soft">{name}</span>}
              </span>
            ),
          },
          { label: words.inColumn, cell: ({ column }) => column },
          {
            label: words.inFile,
            cell: ({ typed }) => (
              <span className={`wrap-anywhere ${typed === '' ? 'text-ink-soft' : ''}`}>
                {typed === '' ? words.noCell : typed}
              </span>
            ),
          },
          { label: words.wrong, cell: ({ wrong }) => <strong className="font-semibold">{wrong}</strong> },
        ]}
      />
      {next !== null && (
        <Button look="outline" className="self-center" onClick={() => void load(lines, next)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

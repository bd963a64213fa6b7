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

const faultsOf = ({ faults }: FaultyLine) =>
  faults.map(({ code, field }) =>
    field === null ? lineFaultText[code] : `${importFieldWords[field]}: ${lineFaultText[code]}`,
  );

/** The lines that are left out, with what is wrong, and all of them as a workbook. */
export function FaultyLines({ importId: importID }: { importId: number }) {
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<readonly FaultyLine[]>();
  const [next, setNext] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode>();
  const load = useCallback(
    async (known: readonly FaultyLine[], after: number) => {
      const outcome = await dispatch(callApi('imports.faulty', { importID, after }));
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if (!('value' in outcome)) return;
      setLines([...known, ...outcome.value.lines]);
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
        rows={lines}
        keyOf={({ line }) => line}
        columns={[
          { label: words.line, numeric: true, cell: ({ line }) => line },
          { label: words.wrong, cell: (row) => <strong>{faultsOf(row).join(' ')}</strong> },
          {
            label: words.inFile,
            cell: ({ cells }) => (
              <span className="wrap-anywhere text-ink-soft">
                {cells.filter((cell) => cell !== '').join(' · ')}
              </span>
            ),
          },
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

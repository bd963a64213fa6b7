import type { RecurringRun } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { preparedUrl } from '@/lib/urls/recurring-order-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { Day } from '../shared/day';
import { type Column, Table } from '../ui/table';
import { RunResult } from './run-result';

const columns: Column<RecurringRun>[] = [
  { label: words.forDay, cell: ({ dueOn }) => <Day date={dueOn} /> },
  {
    label: words.result,
    cell: (run) => (
      <span>
        <RunResult run={run} dated={false} />
        {run.token && run.expiresAt && (
          <>
            {' '}
            <a href={preparedUrl(run.token)} className="block font-semibold underline underline-offset-2">
              {words.confirm}
            </a>
            <span className="block text-ink-soft text-sm">{words.waits(run.expiresAt)}</span>
          </>
        )}
      </span>
    ),
  },
  {
    label: words.total,
    cell: ({ totalIncl }) => (totalIncl === undefined ? '–' : formatEuro(totalIncl)),
    numeric: true,
  },
];

/** Result of each run, latest first. */
export function RunHistory({ runs }: { runs: RecurringRun[] }) {
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="mb-4 font-semibold text-lg">
        {words.history}
      </h2>
      {runs.length === 0 ? (
        <p className="text-ink-soft">{words.noHistory}</p>
      ) : (
        <Table caption={words.history} columns={columns} rows={runs} keyOf={({ runId }) => runId} />
      )}
    </section>
  );
}

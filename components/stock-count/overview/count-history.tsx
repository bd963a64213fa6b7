import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { withQuery } from '@/lib/urls/account-urls';
import { countReportUrl, STOCK_COUNT, stockCountUrl } from '@/lib/urls/stock-count-urls';
import { stockCount as words } from '@/locales/nl/stock-count/pages';
import { Pagination } from '../../ui/pagination';
import { SiteLink } from '../../ui/site-link';
import { type Column, Table } from '../../ui/table';

type History = AnswerOf<'stockCount.history'>;
type Count = History['counts'][number];

const PAGE_SIZE = 20;
const link = 'inline-flex min-h-6 items-center underline underline-offset-2';
const finished = ({ finishedAt, startedAt }: Count) => formatDateTime(finishedAt ?? startedAt);

const columns: Column<Count>[] = [
  {
    label: words.columns.finished,
    cell: (count) => (
      <SiteLink href={stockCountUrl(count.countId)} className={link}>
        {finished(count)}
      </SiteLink>
    ),
  },
  { label: words.columns.list, cell: ({ listName }) => <span className="wrap-anywhere">{listName}</span> },
  { label: words.columns.by, cell: ({ countedBy }) => words.names(countedBy) },
  { label: words.columns.found, cell: ({ products, unknownCodes }) => words.soFar(products, unknownCodes) },
  {
    label: words.columns.report,
    cell: (count) => (
      <a
        href={countReportUrl(count.countId)}
        target="_blank"
        rel="noopener"
        className={link}
        aria-label={words.reportOf(count.listName, finished(count))}
      >
        {words.pdf}
      </a>
    ),
  },
];

/** The finished counts, with their reports. */
export function CountHistory({ history: { counts, numFound, start } }: { history: History }) {
  return (
    <section className="mt-12">
      <h2 className="mb-3 font-semibold text-lg">{words.history}</h2>
      {counts.length === 0 ? (
        <p className="text-ink-soft">{words.noHistory}</p>
      ) : (
        <>
          <Table caption={words.history} columns={columns} rows={counts} keyOf={({ countId }) => countId} />
          <div className="mt-6">
            <Pagination
              page={Math.floor(start / PAGE_SIZE)}
              pages={Math.ceil(numFound / PAGE_SIZE)}
              hrefOf={(page) => withQuery(STOCK_COUNT, { page })}
            />
          </div>
        </>
      )}
    </section>
  );
}

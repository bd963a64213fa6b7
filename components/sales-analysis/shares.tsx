import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { SiteLink } from '../ui/site-link';
import { Table } from '../ui/table';
import type { Share } from './analysis';
import { ShareBar } from './share-bar';

const { shares: words } = salesAnalysis;

interface SharesProps {
  title: string;
  shares: readonly Share[];
  total: number;
  /** The name of what has none. */
  nameless: string;
  /** The analysis of one part. */
  hrefOf: (id: number) => string;
}

/** The parts of the total, each with a bar; the names lead to their own analysis. */
export function Shares({ title, shares, total, nameless, hrefOf }: SharesProps) {
  const rows = shares.map((share) => ({
    ...share,
    name: share.name || nameless,
    percent: total > 0 ? (share.total / total) * 100 : 0,
  }));
  return (
    <section>
      <h2 className="mb-3 font-bold text-lg">{title}</h2>
      <Table
        caption={title}
        columns={[
          {
            label: words.name,
            cell: ({ id, name }) =>
              id === null ? (
                name
              ) : (
                <SiteLink href={hrefOf(id)} className="inline-flex min-h-6 items-center underline">
                  {name}
                </SiteLink>
              ),
          },
          {
            label: words.share,
            cell: ({ percent }) => (
              <span className="flex grow items-center justify-end gap-2">
                <ShareBar share={percent} />
                <span className="w-10 shrink-0 text-right tabular-nums">{Math.round(percent)}%</span>
              </span>
            ),
          },
          { label: words.total, cell: ({ total }) => formatEuro(total), numeric: true },
          { label: words.previous, cell: ({ previous }) => formatEuro(previous), numeric: true },
        ]}
        rows={rows}
        keyOf={({ id, name }) => id ?? name}
      />
    </section>
  );
}

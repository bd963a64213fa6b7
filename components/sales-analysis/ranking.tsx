import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { SiteLink } from '../ui/site-link';
import { type Column, Table } from '../ui/table';
import type { Analysis } from './analysis';

const { products: words, number } = salesAnalysis;
type Ranked = Analysis['products'][number] & { place: number };

interface RankingProps {
  analysis: Analysis;
  /** The analysis of one product. */
  hrefOf: (productId: number) => string;
}

const columnsOf = (hrefOf: RankingProps['hrefOf'], counted: boolean, wasted: boolean): Column<Ranked>[] => [
  { label: words.place, cell: ({ place }) => number(place) },
  {
    label: words.product,
    cell: ({ productId, productName }) =>
      productId === null ? (
        productName
      ) : (
        <SiteLink href={hrefOf(productId)} className="inline-flex min-h-6 items-center underline">
          {productName}
        </SiteLink>
      ),
  },
  {
    label: words.pieces,
    cell: ({ pieces, baseUnit }) => `${number(pieces)}\u00a0${baseUnit}`,
    numeric: true,
  },
  ...(counted
    ? [
        {
          label: words.used,
          cell: ({ used }: Ranked) =>
            used === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr-only">{words.notCounted}</span>
              </>
            ) : (
              number(used)
            ),
          numeric: true,
        },
      ]
    : []),
  ...(wasted
    ? [{ label: words.waste, cell: ({ waste }: Ranked) => (waste > 0 ? number(waste) : '–'), numeric: true }]
    : []),
  { label: words.orders, cell: ({ orders }) => number(orders), numeric: true },
  { label: words.total, cell: ({ total }) => formatEuro(total), numeric: true },
  { label: words.previous, cell: ({ previous }) => formatEuro(previous), numeric: true },
];

/** The products by amount, with real use and waste where there is any; the rest is one line below. */
export function Ranking({ analysis: { products, other }, hrefOf }: RankingProps) {
  const counted = products.some(({ used }) => used !== null);
  const wasted = products.some(({ waste }) => waste > 0);
  return (
    <section>
      <h2 className="mb-3 font-bold text-lg">{words.title}</h2>
      <Table
        caption={words.title}
        columns={columnsOf(hrefOf, counted, wasted)}
        rows={products.map((product, at) => ({ ...product, place: at + 1 }))}
        keyOf={({ place }) => place}
      />
      {other.products > 0 && (
        <p className="flex justify-between gap-3 py-3 text-sm">
          <span>{words.other(other.products)}</span>
          <span className="tabular-nums">{formatEuro(other.total)}</span>
        </p>
      )}
    </section>
  );
}

import { dutchNumber } from '@/lib/dutch-number';
import { countDetail as words } from '@/locales/nl/stock-count/pages';
import { ProductLink } from '../../shared/product-link';
import { type Column, Table } from '../../ui/table';
import type { Count } from './count-facts';

type Line = Count['lines'][number];

const signed = (n: number) => (n > 0 ? `+${dutchNumber(n)}` : `−${dutchNumber(-n)}`);
const difference = ({ counted, expected }: Line) => {
  if (expected === null) return words.unknownYet;
  return counted === expected ? words.same : signed(counted - expected);
};

const columns: Column<Line>[] = [
  {
    label: words.columns.article,
    cell: ({ productId, productName, productExtCode }) => (
      <span className="block min-w-0">
        <ProductLink id={productId}>{productName}</ProductLink>
        <span className="block text-ink-soft">{productExtCode}</span>
      </span>
    ),
  },
  {
    label: words.columns.counted,
    cell: ({ counted }) => <strong>{dutchNumber(counted)}</strong>,
    numeric: true,
  },
  {
    label: words.columns.expected,
    cell: ({ expected, delivered, waste }) => (
      <span className="block">
        {expected === null ? '–' : dutchNumber(expected)}
        <span className="block text-ink-soft">{words.moved(delivered, waste)}</span>
      </span>
    ),
    numeric: true,
  },
  { label: words.columns.difference, cell: difference, numeric: true },
  {
    label: words.columns.used,
    cell: ({ used }) => (used === null ? '–' : dutchNumber(used)),
    numeric: true,
  },
];

/** Products of a count in base pieces, with what was expected and used. */
export function FoundPerProduct({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 font-semibold text-lg">{words.totals}</h2>
      <Table caption={words.totals} columns={columns} rows={lines} keyOf={({ productId }) => productId} />
      <p className="mt-2 max-w-prose text-ink-soft text-sm">{words.explained}</p>
    </section>
  );
}

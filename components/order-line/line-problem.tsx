import type { RefusedLine } from '@/api/types';
import { productUrl } from '@/lib/urls/product-url';
import { lineProblems as words } from '@/locales/nl/order-lists/order-list-pages';
import { countOf } from '@/locales/nl/product/units';
import { Button } from '../ui/button';
import { SiteLink } from '../ui/site-link';

interface LineProblemProps {
  line: RefusedLine;
  /** Singular: 'doos'; empty when unknown. */
  unit?: string;
  /** Orders this quantity now, or performs what `label` says. */
  onTake: (quantity: number) => void;
  label?: (count: string) => string;
}

/** The reason why a line was refused, with a button for a quantity that works. */
export function LineProblem({ line, unit = '', onTake, label = words.take }: LineProblemProps) {
  const { reason, fixes, productId } = line;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
      <p className="font-medium text-danger">{textOf(line, unit)}</p>
      {fixes.map((quantity) => (
        <Button key={quantity} look="outline" size="s" onClick={() => onTake(quantity)}>
          {label(countOf(quantity, unit).trim())}
        </Button>
      ))}
      {fixes.length === 0 && reason !== 'unit_unknown' && (
        <SiteLink
          href={productUrl({ id: productId, slug: '' })}
          className="inline-flex min-h-6 items-center underline underline-offset-2"
        >
          {words.alternatives}
        </SiteLink>
      )}
    </div>
  );
}

function textOf({ reason, fixes: [left] }: RefusedLine, unit: string): string {
  if (reason !== 'insufficient_stock') return words[reason];
  return left === undefined ? words.soldOut : words.insufficient_stock(countOf(left, unit).trim());
}

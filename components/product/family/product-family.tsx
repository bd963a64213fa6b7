import { Suspense } from 'react';
import type { Product } from '@/api/types';
import type { PriceView, SessionResult } from '@/components/shop';
import { family as words } from '@/locales/nl/product/family';
import { familyRows } from './family-row';
import { LazyFamilyTable } from './lazy-family-table';
import { toRowsText } from './rows-text';

interface ProductFamilyProps {
  product: Product;
  view: PriceView;
  /** The product with this customer's prices, loading; absent for visitors. */
  own?: Promise<SessionResult<Product | null>> | undefined;
}

/** The other sizes, volumes or colours of a product; nothing for a product without a family. */
export function ProductFamily({ product, view, own }: ProductFamilyProps) {
  const { familyAxis: axis = '', productId: current } = product;
  const members = familyRows(product, view);
  if (members.length < 2) return null;
  const text = toRowsText(members);
  const table = { axis, current, view };
  return (
    <section className="product-family">
      <h2>{words.title(axis)}</h2>
      {own ? (
        <Suspense fallback={<LazyFamilyTable {...table} text={text} pending />}>
          <SessionFamily {...{ product, view, own }} />
        </Suspense>
      ) : (
        <LazyFamilyTable {...table} text={text} />
      )}
    </section>
  );
}

/** The table with the customer's own prices; without prices when they can't be loaded. */
async function SessionFamily({ product, view, own }: Required<ProductFamilyProps>) {
  const answer = await own;
  const seen = (answer?.state === 'ok' && answer.value) || product;
  return (
    <LazyFamilyTable
      axis={product.familyAxis ?? ''}
      current={product.productId}
      view={view}
      text={toRowsText(familyRows(seen, view))}
    />
  );
}

import { Suspense } from 'react';
import type { BoughtHistory } from '@/api/types';
import { BOUGHT } from '@/lib/urls/account-urls';
import { suppliers as words } from '@/locales/nl/suppliers';
import { Day } from '../shared/day';
import { ProductLink } from '../shared/product-link';
import { TextLink } from '../shared/text-link';
import type { SessionLoad } from '../shop';

/** The customer's last purchases from a supplier; renders nothing while they load and when there are none. */
export const LastBought = ({ bought }: { bought: SessionLoad<BoughtHistory> }) => (
  <Suspense fallback={null}>
    <Loaded bought={bought} />
  </Suspense>
);

async function Loaded({ bought }: { bought: SessionLoad<BoughtHistory> }) {
  const found = await bought;
  if (found.state === 'expired') return null;
  return (
    <section aria-labelledby="laatst-gekocht" className="last-bought">
      <h2 id="laatst-gekocht">{words.lastBought}</h2>
      {found.state === 'ok' ? (
        <BoughtProducts products={found.value.products} />
      ) : (
        <p>{words.boughtUnavailable}</p>
      )}
    </section>
  );
}

function BoughtProducts({ products }: Pick<BoughtHistory, 'products'>) {
  if (products.length === 0) return <p>{words.boughtNothing}</p>;
  return (
    <>
      <ul>
        {products.map(({ product, lastOrdered, lastQuantity, lastUnitDesc }) => (
          <li key={product.productId}>
            <ProductLink id={product.productId} slug={product.slug}>
              {product.productName}
            </ProductLink>
            <span>
              <Day date={lastOrdered} /> · {words.lastQuantity(lastQuantity, lastUnitDesc)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={BOUGHT}>{words.allBought}</TextLink>
      </p>
    </>
  );
}

import Link from 'next/link';
import type { ProductDoc } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { productUrl } from '@/lib/product-url';

/** Products as a plain list. */
export function ProductList({ products }: { products: ProductDoc[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.productId} className="border-line rounded-m border p-4">
          <img src={product.image} alt="" width={240} height={240} loading="lazy" />
          <Link href={productUrl({ id: product.productId, slug: product.slug })}>{product.productName}</Link>
          <p className="text-ink-soft">{product.productExtCode}</p>
          <p>{product.calcprice === undefined ? 'Inloggen voor prijzen' : formatEuro(product.calcprice)}</p>
        </li>
      ))}
    </ul>
  );
}

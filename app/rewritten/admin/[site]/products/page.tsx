import { AdminPage } from '@/app/_components/admin-page';
import { ProductList } from '@/components/product-desk/product-list';
import { ADMIN_PRODUCTS } from '@/lib/urls/admin-urls';
import { productDeskWords as words } from '@/locales/nl/admin/shop/products';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/producten`. */
export default async function ProductsPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_PRODUCTS} title={words.title}>
      {() => <ProductList query={query} />}
    </AdminPage>
  );
}

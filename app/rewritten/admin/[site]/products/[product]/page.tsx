import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { ProductPage } from '@/components/product-desk/product-page';
import { ADMIN_PRODUCTS, adminProductUrl } from '@/lib/urls/admin-urls';
import { productDeskWords as words } from '@/locales/nl/admin/shop/products';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; product: string }>;
}

/** `/beheer/producten/<id>`. */
export default async function AdminProductPage({ params }: Props) {
  const productId = Number((await params).product);
  return (
    <AdminPage
      params={params}
      current={ADMIN_PRODUCTS}
      path={adminProductUrl(productId)}
      title={words.product}
    >
      {({ role }) => (
        <ProductPage
          productId={productId}
          rights={{
            canWrite: mayDo(role, 'products.write'),
            canPrice: mayDo(role, 'prices.write'),
            canStock: mayDo(role, 'stock.write'),
          }}
        />
      )}
    </AdminPage>
  );
}

import { AdminPage } from '@/app/_components/admin-page';
import { CouponList } from '@/components/coupon-desk/coupon-list';
import { ADMIN_COUPONS } from '@/lib/urls/admin-urls';
import { couponDeskWords as words } from '@/locales/nl/admin/shop/coupons';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/kortingscodes`. */
export default async function CouponsPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_COUPONS} title={words.title}>
      {() => <CouponList query={query} />}
    </AdminPage>
  );
}

import { AdminPage } from '@/app/_components/admin-page';
import { PaymentList } from '@/components/payment-desk/payment-list';
import { PaymentTabs } from '@/components/payment-desk/payment-tabs';
import { ADMIN_PAYMENTS } from '@/lib/urls/admin-urls';
import { paymentDeskWords as words } from '@/locales/nl/admin/shop/payments';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/betalingen`. */
export default async function PaymentsPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_PAYMENTS} title={words.title}>
      {() => (
        <>
          <PaymentTabs current={ADMIN_PAYMENTS} />
          <PaymentList query={query} />
        </>
      )}
    </AdminPage>
  );
}

import { AdminPage } from '@/app/_components/admin-page';
import { CreditNoteList } from '@/components/payment-desk/credit-note-list';
import { PaymentTabs } from '@/components/payment-desk/payment-tabs';
import { ADMIN_CREDIT_NOTES, ADMIN_PAYMENTS } from '@/lib/urls/admin-urls';
import { paymentDeskWords as words } from '@/locales/nl/admin/shop/payments';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/betalingen/creditnotas`. */
export default async function CreditNotesPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_PAYMENTS} path={ADMIN_CREDIT_NOTES} title={words.title}>
      {() => (
        <>
          <PaymentTabs current={ADMIN_CREDIT_NOTES} />
          <CreditNoteList query={query} />
        </>
      )}
    </AdminPage>
  );
}

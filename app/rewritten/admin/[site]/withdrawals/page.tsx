import { AdminPage } from '@/app/_components/admin-page';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { WithdrawalsList } from '@/components/withdrawals-list/withdrawals-list';
import { ADMIN_WITHDRAWALS } from '@/lib/urls/admin-urls';
import { withdrawalsWords as words } from '@/locales/nl/admin/withdrawals';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/herroepingen`. */
export default function WithdrawalsPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_WITHDRAWALS} title={words.title}>
      {(_, site) =>
        tenantOf(site).prices === 'public' ? (
          <WithdrawalsList />
        ) : (
          <EmptyState icon={<Icon name="info" className="size-7" />} title={words.business}>
            <p>{words.businessText}</p>
          </EmptyState>
        )
      }
    </AdminPage>
  );
}

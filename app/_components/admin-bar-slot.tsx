import { Suspense } from 'react';
import { getAdminSession } from '@/app/_data/admin';
import { AdminBar } from '@/components/admin/admin-bar';
import type { Tenant } from '@/tenants/types';

async function Bar({ tenant }: { tenant: Tenant }) {
  const session = await getAdminSession(tenant.id);
  if (session.state === 'none') return null;
  return <AdminBar shopName={tenant.name} session={session} />;
}

/** The admin bar with the state of this request's session: it also makes the page one that nothing caches. */
export function AdminBarSlot({ tenant }: { tenant: Tenant }) {
  return (
    <Suspense fallback={null}>
      <Bar tenant={tenant} />
    </Suspense>
  );
}

import { mayDo, type Permission, rolesWith } from '@toonbank/contract';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { type AdminSession, getAdminSession } from '@/app/_data/admin';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { NO_SITE } from '@/lib/names';
import { type AdminMenuAddress, adminThen, permissionOf } from '@/lib/urls/admin-urls';
import { AdminAway } from '@/templates/basis/admin/away';
import { AdminNoPermission, AdminScreen } from '@/templates/basis/admin/screen';

interface AdminPageProps {
  params: Promise<{ site: string }>;
  /** The page of the menu that this one is, or belongs to. */
  current: AdminMenuAddress;
  /** Its own address, where that is another one: the login leads on to it. */
  path?: string;
  title: string;
  action?: ReactNode;
  children: (session: AdminSession, site: string) => ReactNode;
}

/**
 * A page below `/beheer`, for those who may open it in the menu; the backend checks each call by itself. Without a session, or before its second step, the login is at
 * `/beheer`.
 */
export async function AdminPage({ params, path, children, ...screen }: AdminPageProps) {
  const { site } = await params;
  if (site === NO_SITE) return null;
  const session = await getAdminSession(site);
  if (session.state === 'unavailable') return <AdminAway />;
  const needed = permissionOf(screen.current);
  const login = adminThen(path ?? screen.current);
  if (session.state !== 'ok') redirect(login);
  const { secondFactor, role } = session.value;
  if (secondFactor === 'code' || secondFactor === 'setup') redirect(login);
  return (
    <AdminScreen
      {...screen}
      prices={tenantOf(site).prices}
      may={(permission: Permission) => mayDo(role, permission)}
    >
      {!needed || mayDo(role, needed) ? (
        children(session.value, site)
      ) : (
        <AdminNoPermission roles={rolesWith(needed)} />
      )}
    </AdminScreen>
  );
}

import { redirect } from 'next/navigation';
import { getAdminSession } from '@/app/_data/admin';
import { NO_SITE } from '@/lib/names';
import { ADMIN } from '@/lib/urls/admin-urls';
import { AdminAway } from '@/templates/basis/admin/away';
import { AdminSecurity } from '@/templates/basis/admin/second-factor';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/beveiliging`. Without a session, or before its second step, the login is at `/beheer`. */
export default async function SecurityPage({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (site === NO_SITE) return null;
  const session = await getAdminSession(site);
  if (session.state === 'unavailable') return <AdminAway />;
  if (session.state !== 'ok') redirect(ADMIN);
  const { secondFactor, ...rest } = session.value;
  if (secondFactor === 'code' || secondFactor === 'setup') redirect(ADMIN);
  return <AdminSecurity session={{ ...rest, secondFactor }} />;
}

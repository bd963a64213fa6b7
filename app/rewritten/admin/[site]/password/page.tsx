import { connection } from 'next/server';
import { NO_SITE } from '@/lib/names';
import { AdminPassword } from '@/templates/basis/admin/choose-password';

// Made at every request, as the other pages of the admin.
export const instant = false;

/** `/beheer/wachtwoord`: without a session. */
export default async function PasswordPage({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (site === NO_SITE) return null;
  await connection();
  return <AdminPassword />;
}

import { mayDo } from '@toonbank/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { callAsAdmin, getAdminSession, knownClientCode } from '@/app/_data/admin';
import { tenantOf } from '@/app/_data/site';
import { audienceOf } from '@/lib/audience';
import { NO_SITE } from '@/lib/names';
import { ADMIN, adminPage, FAULT_PARAM, NEXT_PARAM, OTHER_CODE_PARAM } from '@/lib/urls/admin-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import { type AdminFault, adminFaults, adminFaultText } from '@/locales/nl/admin/login';
import { secondFactor } from '@/locales/nl/admin/second-factor';
import { AdminAway } from '@/templates/basis/admin/away';
import { AdminLoginPage } from '@/templates/basis/admin/login';
import { AdminOverview } from '@/templates/basis/admin/overview';
import { PendingFactorPage } from '@/templates/basis/admin/second-factor';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const factorFault = (fault: AdminFault, text: string | undefined) =>
  fault === 'gegevens' ? secondFactor.wrong : text;

/** `/beheer`: the steps of the login, or the overview. */
export default async function AdminPage({ params, searchParams }: Props) {
  const { site } = await params;
  if (site === NO_SITE) return null;
  const { name, prices } = tenantOf(site);
  const query = await searchParams;
  const session = await getAdminSession(site);
  if (session.state === 'unavailable') return <AdminAway />;
  const fault = adminFaults.find((one) => one === query[FAULT_PARAM]);
  const refused = fault && adminFaultText(fault, waitSeconds([query[WAIT_PARAM]].flat()[0]));
  if (session.state === 'ok') {
    const state = session.value.secondFactor;
    if (state === 'code' || state === 'setup')
      return <PendingFactorPage state={state} refused={fault && factorFault(fault, refused)} />;
    const next = [query[NEXT_PARAM]].flat()[0] ?? ADMIN;
    if (next !== ADMIN && adminPage(next)) redirect(next);
    const alsoCustomer = audienceOf((await cookies()).toString()) === 'customer';
    const counts = await callAsAdmin(site, 'workbench.counts', {});
    const waiting = counts.state === 'ok' ? counts.value : undefined;
    return (
      <AdminOverview
        shopName={name}
        prices={prices}
        may={(permission) => mayDo(session.value.role, permission)}
        session={session.value}
        {...{ alsoCustomer, refused, waiting }}
      />
    );
  }
  const code = query[OTHER_CODE_PARAM] === undefined ? await knownClientCode() : '';
  const known = code === '' ? undefined : { code, name };
  return <AdminLoginPage ended={session.state === 'expired'} {...{ known, refused }} />;
}

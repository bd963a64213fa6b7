import { firstStepNames, firstSteps, mayDo } from '@toonbank/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { type AdminSession, callAsAdmin, getAdminSession, knownClientCode } from '@/app/_data/admin';
import { shownTenant } from '@/app/_data/tenant/shown-tenant';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import type { StepState } from '@/components/first-steps/step-state';
import { siteResult } from '@/components/shop-check/site-result';
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
import { openFields } from '@/tenants/check/placeholders';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const factorFault = (fault: AdminFault, text: string | undefined) =>
  fault === 'gegevens' ? secondFactor.wrong : text;

/** The first steps of a new shop, with the one about the site's folder, which the backend does without. */
async function readFirstSteps(site: string, { role }: AdminSession) {
  const answer = await callAsAdmin(site, 'workbench.firstSteps', {});
  if (answer.state !== 'ok' || !answer.value.isNew) return [];
  const count = siteResult(openFields(await shownTenant(site))).count;
  const ofSite = { step: 'site', done: count === 0, count } as const;
  const steps: StepState[] = [...answer.value.steps, ...(mayDo(role, firstSteps.site) ? [ofSite] : [])];
  return steps.sort((a, b) => firstStepNames.indexOf(a.step) - firstStepNames.indexOf(b.step));
}

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
    const [counts, steps] = await Promise.all([
      callAsAdmin(site, 'workbench.counts', {}),
      readFirstSteps(site, session.value),
    ]);
    const waiting = counts.state === 'ok' ? counts.value : undefined;
    return (
      <AdminOverview
        shopName={name}
        prices={prices}
        may={(permission) => mayDo(session.value.role, permission)}
        session={session.value}
        {...{ alsoCustomer, refused, waiting, steps }}
      />
    );
  }
  const code = query[OTHER_CODE_PARAM] === undefined ? await knownClientCode() : '';
  const known = code === '' ? undefined : { code, name };
  return (
    <AdminLoginPage
      ended={session.state === 'expired'}
      ownCode={site.toUpperCase()}
      {...{ known, refused }}
    />
  );
}

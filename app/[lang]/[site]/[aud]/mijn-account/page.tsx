import type { Metadata } from 'next';
import { getAccount, getOrders } from '@/app/_data/account';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { accountOf } from '@/templates/account';

export const metadata: Metadata = { title: 'Mijn account', robots: { index: false } };

const LATEST = 5;

export default async function AccountPage(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'v') return null;
  const account = getAccount(site);
  const orders = getOrders(site, { page: 0, search: '' });
  const latest = orders.then((found) =>
    found.state === 'own'
      ? { ...found, value: { ...found.value, orders: found.value.orders.slice(0, LATEST) } }
      : found,
  );
  const Account = accountOf(tenant.template);
  return (
    <>
      <SessionGuard own={account} />
      <Account shop={shopOf(tenant)} audience={audience} account={account} orders={latest} />
    </>
  );
}

import type { Metadata } from 'next';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { LoginPage } from '@/templates/basis/login';

export const metadata: Metadata = { title: 'Inloggen', robots: { index: false } };

export default async function Page(props: SitePage) {
  const { tenant, audience } = await readSite(props);
  return <LoginPage shop={shopOf(tenant)} audience={audience} />;
}

import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';
import { ConfirmEmailPage } from '@/templates/basis/recovery';

export const metadata: Metadata = { title: 'Bevestig uw e-mailadres', robots: { index: false } };

export default async function Page(props: SitePage) {
  const { audience } = await readSite(props);
  return <ConfirmEmailPage isCustomer={audience === 'customer'} />;
}

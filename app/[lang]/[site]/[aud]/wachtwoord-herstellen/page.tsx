import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';
import { NewPasswordPage } from '@/templates/basis/recovery';

export const metadata: Metadata = { title: 'Kies uw wachtwoord', robots: { index: false } };

export default async function Page(props: SitePage) {
  await readSite(props);
  return <NewPasswordPage />;
}

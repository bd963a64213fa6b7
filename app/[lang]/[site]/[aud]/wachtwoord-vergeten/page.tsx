import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';
import { ForgotPasswordPage } from '@/templates/basis/recovery';

export const metadata: Metadata = { title: 'Wachtwoord vergeten', robots: { index: false } };

export default async function Page(props: SitePage) {
  await readSite(props);
  return <ForgotPasswordPage />;
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { readSite, type SitePage } from '@/app/_data/site';

export const metadata: Metadata = { title: 'Mijn account' };

export default async function AccountPage(props: SitePage) {
  await readSite(props);
  return (
    <>
      <h1>Mijn account</h1>
      <Link href="/nl/mijn-account/bestellingen">Bestellingen</Link>
    </>
  );
}

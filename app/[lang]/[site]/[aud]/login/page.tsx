import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';

export const metadata: Metadata = { title: 'Inloggen' };

export default async function LoginPage(props: SitePage) {
  await readSite(props);
  return <h1>Inloggen</h1>;
}

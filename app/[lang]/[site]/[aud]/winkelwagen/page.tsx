import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';

export const metadata: Metadata = { title: 'Winkelwagen' };

export default async function CartPage(props: SitePage) {
  await readSite(props);
  return <h1>Winkelwagen</h1>;
}

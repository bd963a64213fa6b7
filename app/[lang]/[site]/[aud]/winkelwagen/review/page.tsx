import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';

export const metadata: Metadata = { title: 'Bestelling controleren' };

export default async function ReviewPage(props: SitePage) {
  await readSite(props);
  return <h1>Bestelling controleren</h1>;
}

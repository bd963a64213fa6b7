import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';
import { MessagePage } from '@/components/contact/message-page';
import { messagePages } from '@/locales/nl/contact';

const { title } = messagePages.failed;

export const metadata: Metadata = { title, robots: { index: false } };

export default async function Page(props: SitePage) {
  const { tenant } = await readSite(props);
  return <MessagePage outcome="failed" branch={tenant.branch} />;
}

import type { Metadata } from 'next';
import { readSite, type SitePage } from '@/app/_data/site';
import { messagePages } from '@/locales/nl/contact';
import { MessagePage } from '@/templates/basis/message';

const { title } = messagePages.sent;

export const metadata: Metadata = { title, robots: { index: false } };

export default async function Page(props: SitePage) {
  const { tenant } = await readSite(props);
  return <MessagePage outcome="sent" branch={tenant.branch} />;
}

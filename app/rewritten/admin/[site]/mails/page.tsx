import { AdminPage } from '@/app/_components/admin-page';
import { MailList } from '@/components/mail-desk/mail-list';
import { ADMIN_MAILS } from '@/lib/urls/admin-urls';
import { mailDeskWords as words } from '@/locales/nl/admin/shop/mails';

// The session is checked at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/beheer/mails`. */
export default async function MailsPage({ params, searchParams }: Props) {
  const query = await searchParams;
  return (
    <AdminPage params={params} current={ADMIN_MAILS} title={words.title}>
      {() => <MailList query={query} />}
    </AdminPage>
  );
}

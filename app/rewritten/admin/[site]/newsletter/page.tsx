import { AdminPage } from '@/app/_components/admin-page';
import { NewsletterList } from '@/components/newsletter-list/newsletter-list';
import { ADMIN_NEWSLETTER } from '@/lib/urls/admin-urls';
import { newsletterListWords as words } from '@/locales/nl/admin/newsletter';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/nieuwsbrief`. */
export default function NewsletterPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_NEWSLETTER} title={words.title}>
      {() => <NewsletterList />}
    </AdminPage>
  );
}

import { AdminPage } from '@/app/_components/admin-page';
import { ADMIN, ADMIN_GUIDE } from '@/lib/urls/admin-urls';
import { firstShopGuide as words } from '@/locales/nl/admin/shop/first-shop-guide';
import { AdminGuide } from '@/templates/basis/admin/guide';

// The session is checked at every request.
export const instant = false;

/** `/beheer/hulp`: how an empty shop is filled. */
export default function GuidePage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN} path={ADMIN_GUIDE} title={words.title}>
      {() => <AdminGuide />}
    </AdminPage>
  );
}

import { AdminPage } from '@/app/_components/admin-page';
import { ReviewsList } from '@/components/reviews-list/reviews-list';
import { ADMIN_REVIEWS } from '@/lib/urls/admin-urls';
import { reviewsListWords as words } from '@/locales/nl/admin/reviews';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/beoordelingen`. */
export default function ReviewsPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_REVIEWS} title={words.title}>
      {() => <ReviewsList />}
    </AdminPage>
  );
}

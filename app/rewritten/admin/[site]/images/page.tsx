import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { LibraryScreen } from '@/components/image-library/manage/library-screen';
import { ADMIN_IMAGES } from '@/lib/urls/admin-urls';
import { images } from '@/locales/nl/admin/images';

// A session is asked for at every request.
export const instant = false;

/** `/beheer/afbeeldingen`. */
export default function ImagesPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_IMAGES} title={images.title}>
      {({ role }) => <LibraryScreen canPublish={mayDo(role, 'content.publish')} />}
    </AdminPage>
  );
}

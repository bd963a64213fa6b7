import { mayDo } from '@toonbank/contract';
import { AdminPage } from '@/app/_components/admin-page';
import { GroupTree } from '@/components/group-desk/group-tree';
import { ADMIN_GROUPS } from '@/lib/urls/admin-urls';
import { groupDeskWords as words } from '@/locales/nl/admin/shop/groups';

// The session is checked at every request.
export const instant = false;

/** `/beheer/groepen`. */
export default function GroupsPage({ params }: { params: Promise<{ site: string }> }) {
  return (
    <AdminPage params={params} current={ADMIN_GROUPS} title={words.title}>
      {({ role }) => (
        <GroupTree
          rights={{
            canWrite: mayDo(role, 'products.write'),
            canEditTexts: mayDo(role, 'content.write'),
          }}
        />
      )}
    </AdminPage>
  );
}

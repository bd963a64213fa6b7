import type { Metadata } from 'next';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getTasks, readTaskFilter } from '@/app/_data/tasks/tasks';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { TasksPage } from '@/templates/basis/account/tasks';

export const metadata: Metadata = { title: accountPageNames.tasks, robots: { index: false } };

// The filter is in the URL: rendered per request, for one customer.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const filter = readTaskFilter(await props.searchParams);
  // Not streamed after a navigation: actions here end in a refresh, which keeps client state only at the same
  // position.
  const tasks = await getTasks(site, filter);
  return (
    <>
      <SessionGuard data={tasks} />
      <TasksPage shop={shopOf(tenant)} tasks={tasks} filter={filter} />
    </>
  );
}

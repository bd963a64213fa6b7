import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundContent } from '@/app/_components/not-found-content';
import { SessionGuard } from '@/app/_components/session-guard';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { getTask } from '@/app/_data/tasks/tasks';
import { NO_SITE } from '@/lib/names';
import { randomKey } from '@/lib/random-key';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { DONE_PARAM } from '@/lib/urls/task-urls';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { TaskPage } from '@/templates/basis/account/task';
import '@/components/tasks/task-page.css';

type Props = SitePage<{ task: string }> & { searchParams: SearchParams };

export const metadata: Metadata = { title: accountPageNames.tasks, robots: { index: false } };

// The page has data of one customer: rendered per request.
export const instant = false;

export function generateStaticParams() {
  return [{ task: NO_SITE }];
}

export default async function Page(props: Props) {
  const { site, tenant, audience, params } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  // Each request has its own form key.
  await connection();
  const id = listIdOf(params.task);
  if (id === null) return <NotFoundContent params={props.params} />;
  // Not streamed after a navigation: actions here end in a refresh, which keeps client state only at the same
  // position.
  const task = await getTask(site, id);
  const done = (await props.searchParams)[DONE_PARAM];
  return (
    <>
      <SessionGuard data={task} />
      <TaskPage shop={shopOf(tenant)} {...{ audience, task }} done={done} requestKey={randomKey()} />
    </>
  );
}

import type { Metadata } from 'next';
import { getGroupTree } from '@/app/_data/catalogue';
import { groupsMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { GroupsPage } from '@/templates/basis/groups';
import '@/components/home/group-index.css';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { site, tenant, audience } = await readSite(props);
  return groupsMetadata(tenant, audience, await getGroupTree(site));
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  return <GroupsPage shop={shopOf(tenant)} audience={audience} groups={await getGroupTree(site)} />;
}

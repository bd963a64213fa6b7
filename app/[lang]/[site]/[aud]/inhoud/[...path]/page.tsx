import type { Metadata } from 'next';
import { pricesFor } from '@/app/_data/prices-for';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { NO_SITE } from '@/lib/names';
import { contentOf } from '@/templates/content';
import { loadContent } from './load';

type Props = SitePage<{ path: string[] }>;

export function generateStaticParams() {
  return [{ path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await load(props);
  return { title: page.htmlTitle || page.title, description: page.htmlDescription };
}

export default async function ContentPage(props: Props) {
  const { site, tenant, audience, page, shown } = await load(props);
  const prices = shown && pricesFor(site, audience, shown.list.docs);
  const Content = contentOf(tenant.template);
  return (
    <>
      <SessionGuard own={prices} />
      <Content shop={shopOf(tenant)} audience={audience} page={page} shown={shown && { ...shown, prices }} />
    </>
  );
}

async function load(props: Props) {
  const { own, ...site } = await readSite(props);
  return { ...site, ...(await loadContent(site.site, own.path)) };
}

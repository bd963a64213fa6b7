import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getContentPage } from '@/app/_data/content';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { contentOf } from '@/templates/content';

type Props = SitePage<{ path: string[] }>;

export function generateStaticParams() {
  return [{ path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  return { title: page.htmlTitle || page.title, description: page.htmlDescription };
}

export default async function ContentPage(props: Props) {
  const { tenant, audience } = await readSite(props);
  const page = await load(props);
  const Content = contentOf(tenant.template);
  return <Content shop={shopOf(tenant)} audience={audience} page={page} />;
}

async function load(props: Props) {
  const { site, own } = await readSite(props);
  return (await getContentPage(site, own.path.map(decodeURIComponent).join('/'))) ?? notFound();
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getContentPage } from '@/app/_data/content';
import { readSite, type SitePage } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';

type Props = SitePage<{ path: string[] }>;

export function generateStaticParams() {
  return [{ path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  return { title: page.htmlTitle || page.title, description: page.htmlDescription };
}

export default async function ContentPage(props: Props) {
  const page = await load(props);
  return (
    <article>
      <h1>{page.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises on write and on read (contract). */}
      <div dangerouslySetInnerHTML={{ __html: page.content }} />
    </article>
  );
}

async function load(props: Props) {
  const { site, own } = await readSite(props);
  return (await getContentPage(site, own.path.map(decodeURIComponent).join('/'))) ?? notFound();
}

import { newsFeed } from '@/app/_data/seo/news-feed';
import { absentFile, notNow, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';

/** `/nl/nieuws/rss.xml`: the latest news, for feed readers. */
export async function GET(_request: Request, { params }: SiteFileProps) {
  const { site } = await params;
  const tenant = siteOfFile(site);
  if (!tenant) return absentFile();
  const xml = await newsFeed(tenant).catch(() => null);
  return xml === null ? notNow() : sendFile(xml, 'application/rss+xml; charset=utf-8');
}

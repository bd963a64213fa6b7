import { SITE_ROW } from '@toonbank/contract';
import { getSettings } from '@/app/_data/content';
import { readSite, type SitePage } from '@/app/_data/site';
import { SiteNotice } from '@/components/layout/site-notice';
import { kindNames } from '@/locales/nl/admin/editing';

/** The site's notice, on the page that shows it. */
export async function PageNotice(page: SitePage) {
  const { site, mark } = await readSite(page);
  const { notice } = await getSettings(site);
  return <SiteNotice html={notice} edit={mark('site', { id: SITE_ROW }, kindNames.site).edit} />;
}

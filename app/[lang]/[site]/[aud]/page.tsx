import type { Metadata } from 'next';
import { getGroupTree, getProductList } from '@/app/_data/catalogue';
import { getAssortmentLinks } from '@/app/_data/content';
import { pricesFor } from '@/app/_data/prices-for';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage, tenantOf } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { NO_SITE } from '@/lib/names';
import { homeOf } from '@/templates/home';

/** The rest stands in the layout: the keywords are about the shop, so they stand on its home page. */
export async function generateMetadata({ params }: SitePage): Promise<Metadata> {
  const { site } = await params;
  return site === NO_SITE ? {} : { keywords: tenantOf(site).htmlKeywords };
}

export default async function HomePage(page: SitePage) {
  if ((await page.params).site === NO_SITE) return null;
  const { site, tenant, audience } = await readSite(page);
  const [groups, assortment, offers] = await Promise.all([
    getGroupTree(site),
    getAssortmentLinks(site),
    getProductList(site, { target: 'TopAanbieding', pageSize: 8 }),
  ]);
  const prices = pricesFor(site, audience, offers.docs);
  const Home = homeOf(tenant.template);
  return (
    <>
      <SessionGuard own={prices} />
      <Home
        shop={shopOf(tenant)}
        audience={audience}
        groups={groups}
        assortment={assortment}
        top={offers.docs}
        prices={prices}
      />
    </>
  );
}

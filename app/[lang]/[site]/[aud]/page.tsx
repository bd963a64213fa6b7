import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { PageNotice } from '@/app/_components/page-notice';
import { getHome } from '@/app/_data/home';
import { branchTexts } from '@/app/_data/seo/branch-texts';
import { shopJsonLd } from '@/app/_data/seo/json-ld';
import { pageMetadata } from '@/app/_data/seo/metadata';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { EditSlot } from '@/components/shared/edit-slot';
import { NO_SITE } from '@/lib/names';
import { slideLabel } from '@/locales/nl/admin/editing';
import { homeOf } from '@/templates/home';
import '@/components/home/home.css';

/** The keywords describe the shop, so only the home page has them. */
export async function generateMetadata(page: SitePage): Promise<Metadata> {
  if ((await page.params).site === NO_SITE) return {};
  const { tenant, audience } = await readSite(page);
  const { htmlTitle, htmlDescription, htmlKeywords } = await branchTexts(tenant);
  const facts = { title: { absolute: htmlTitle }, description: htmlDescription, path: '/' };
  return {
    ...pageMetadata(tenant, audience, facts),
    keywords: htmlKeywords,
    manifest: '/manifest.webmanifest',
  };
}

export default async function HomePage(page: SitePage) {
  if ((await page.params).site === NO_SITE) return null;
  const { site, tenant, audience, isAdmin, mark } = await readSite(page);
  const { slides, groups, ...home } = await getHome(site);
  const Home = homeOf(tenant.template, audience);
  return (
    <>
      <JsonLd items={shopJsonLd(tenant, audience)} />
      <PageNotice {...page} />
      {isAdmin && <EditSlot name="slides" />}
      <Home
        shop={shopOf(tenant)}
        audience={audience}
        pricesFollow={audience === 'customer'}
        slides={slides.map((slide, at) => mark('slide', slide, slideLabel(at)))}
        groups={groups.map((group) => mark('group', group, group.siteLabel))}
        {...home}
      />
    </>
  );
}
